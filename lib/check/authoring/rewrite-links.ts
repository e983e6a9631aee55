import { toAddress } from '@/lib/content/markdown/links';

/** A page's old and new address, such as `/guides/pausing`. */
export type Move = { from: string; to: string };

/**
 * Updates every link to a moved page, and preserves fragments.
 * @param file the file that contains the text; links to files are resolved relative to it and replaced with
 * addresses
 */
export function rewriteLinks(text: string, file: string, { from, to }: Move): string {
  const address = new RegExp(
    `(?<=[("'\`\\s<])${escapeRegExp(from)}(?=[#)"'\`?\\s>\\]]|[.,;:](?:\\s|$)|$)`,
    'gm',
  );
  const byFile = text.replace(/(\]\()([^)\s]+\.mdx?(?:[#?][^)\s]*)?)(?=\))/g, (whole, before, href) =>
    toAddress(file, href).replace(/[#?].*$/, '') === from ? before + toAddress(file, href) : whole,
  );
  return byFile.replace(address, to);
}

/** Replaces a page's links to files with addresses, so that they still work after the page moves. */
export const rootLinks = (text: string, file: string): string =>
  text.replace(
    /(\]\()([^)\s]+\.mdx?(?:[#?][^)\s]*)?)(?=\))/g,
    (_, before, href) => before + toAddress(file, href),
  );

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
