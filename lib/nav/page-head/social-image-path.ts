import type { Document } from '@/lib/markup/document';
import { env } from '@/lib/site/env';

/** The size that social networks show without cropping, in pixels. */
export const socialImageSize = { width: 1200, height: 630 };

/** A folder of plain pages, as used by the benchmark, has no images, because those pages aren't shared. */
export const hasSocialImages = env.contentDir === undefined;

const toPath = (name: string): string => `/social/${name}.png`;

/** A contract of an older release shares the image of its canonical page. `undefined` if there are no images. */
export const socialImagePath = ({
  slug,
  canonical,
}: Pick<Document, 'slug' | 'canonical'>): string | undefined =>
  hasSocialImages ? toPath(canonical?.slice(1) ?? slug) : undefined;

/** The path of the home page's image. */
export const homeImagePath = hasSocialImages ? toPath('home') : undefined;
