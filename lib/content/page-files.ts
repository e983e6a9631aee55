import path from 'node:path/posix';
import { env } from '@/lib/site/env';

/** The folder of the pages. */
export const pagesFolder = env.contentDir ?? 'content';

/**
 * Returns the slug of a page: `lockup/hooks` for `content/lockup/hooks.mdx`, and for `index.md` that of its folder.
 * @param folder the one that contains all pages
 */
export const slugOfFile = (file: string, folder = pagesFolder): string =>
  path
    .relative(folder, file)
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '');
