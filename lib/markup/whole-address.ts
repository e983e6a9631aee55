import { env } from '@/lib/site/env';

/**
 * Returns the absolute URL of a link, for text that's read outside the site. URLs of other sites are unchanged.
 * @param href as written on a page: `/concepts/streaming`, `#renounce`, or an absolute URL
 * @param page the URL of that page, such as `/concepts/flow/overview`
 */
export function toWholeAddress(href: string, page: string): string {
  if (href.startsWith('#')) return `${env.siteUrl}${env.basePath}${page}${href}`;
  if (!href.startsWith('/')) return href;
  return `${env.siteUrl}${env.basePath}${href === '/' ? '' : href}`;
}

/** Matches a link within the site, whose text may contain code. */
const siteLink = /\[((?:`[^`]+`|[^\]`])+)\]\(([/#][^()\s]*)\)/g;

/** Makes the URLs in generated Markdown absolute, like `plainInline` does for a tree. */
export const withWholeLinks = (markdown: string, page: string): string =>
  markdown.replace(siteLink, (_, words: string, href: string) => `[${words}](${toWholeAddress(href, page)})`);
