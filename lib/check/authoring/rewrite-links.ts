import { toAddress } from '@/lib/content/markdown/links';

/** A page's old address and its new one, as `/guides/pausing`. */
export type Move = { from: string; to: string };

/**
 * Lets every link to a moved page lead to its new address, fragments kept.
 * @param file where the text stands; a link to a file is read from there and becomes an address
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

/** Writes the links of a page that are named by file as addresses, so that they hold wherever the page goes. */
export const rootLinks = (text: string, file: string): string =>
  text.replace(
    /(\]\()([^)\s]+\.mdx?(?:[#?][^)\s]*)?)(?=\))/g,
    (_, before, href) => before + toAddress(file, href),
  );

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
