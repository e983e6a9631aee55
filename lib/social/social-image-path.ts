import type { Document } from '@/lib/content/document';
import { env } from '@/lib/env';

/** The size that networks show without cutting, in pixels. */
export const socialImageSize = { width: 1200, height: 630 };

/** A folder of plain pages, as the bench builds it, has no images: nobody shares those pages. */
export const hasSocialImages = env.contentDir === undefined;

/** Where an image stands, without the base path. */
const toPath = (name: string): string => `/social/${name}.png`;

/**
 * Where the image of a page stands, or `undefined` where there are none. A contract of an older release shares that of
 * the page under which it is known.
 */
export const socialImagePath = ({
  slug,
  canonical,
}: Pick<Document, 'slug' | 'canonical'>): string | undefined =>
  hasSocialImages ? toPath(canonical?.slice(1) ?? slug) : undefined;

/** Where the image of the home page stands. */
export const homeImagePath = hasSocialImages ? toPath('home') : undefined;
