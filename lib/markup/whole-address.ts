import { env } from '@/lib/site/env';

/**
 * The address of a link with host and base path, for text that is read outside the site. Addresses of other sites stay as
 * they are.
 * @param href as it stands on a page: `/concepts/streaming`, `#renounce`, or whole
 * @param page the address of that page, as `/concepts/flow/overview`
 */
export function toWholeAddress(href: string, page: string): string {
  if (href.startsWith('#')) return `${env.siteUrl}${env.basePath}${page}${href}`;
  if (!href.startsWith('/')) return href;
  return `${env.siteUrl}${env.basePath}${href === '/' ? '' : href}`;
}

/** A link within the site, whose words may hold code. */
const siteLink = /\[((?:`[^`]+`|[^\]`])+)\]\(([/#][^()\s]*)\)/g;

/** Markdown that a program wrote, with whole addresses in its links, as `plainInline` gives them to a tree. */
export const withWholeLinks = (markdown: string, page: string): string =>
  markdown.replace(siteLink, (_, words: string, href: string) => `[${words}](${toWholeAddress(href, page)})`);
