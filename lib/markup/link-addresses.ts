import { toWholeAddress } from '@/lib/site/addresses';

/** Characters that browsers strip from the ends of a URL. They also remove some of them within it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to match them.
const unseen = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;

/**
 * Returns why a link isn't allowed on a page, and how to fix it: its URL runs code, such as `javascript:`, or leads to
 * another site without a scheme. The URL is parsed like in browsers, without the characters that they strip.
 * @param href as the author wrote it, with entities decoded
 * @returns `undefined` for a URL on this site, and for one that begins with https, http, or mailto
 */
export function faultOfAddress(href: string): { what: string; fix: string } | undefined {
  const read = href.replace(unseen, '').replaceAll('\\', '/');
  const fix = 'Use a path from the root, such as /concepts/streaming, or an absolute URL, such as https://….';
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(read) ?? [];
  if (scheme && !/^(https?:\/\/[^/]|mailto:[^/])/i.test(read))
    return { what: `A link can't use an address that begins with "${scheme.toLowerCase()}:".`, fix };
  if (read.startsWith('//'))
    return { what: `"${href}" leads to another site, although it looks like a path on this one.`, fix };
  return undefined;
}

/** Matches a link within the site, whose text may contain code. */
const siteLink = /\[((?:`[^`]+`|[^\]`])+)\]\(([/#][^()\s]*)\)/g;

/** Makes the URLs in generated Markdown absolute, like `plainInline` does for a tree. */
export const withWholeLinks = (markdown: string, page: string): string =>
  markdown.replace(siteLink, (_, words: string, href: string) => `[${words}](${toWholeAddress(href, page)})`);
