import { standalonePage } from '@/lib/markup/standalone-page';
import { escapeXml } from '@/lib/markup/xml';
import { atBase } from '@/lib/site/page-paths';
import { site } from '@/lib/site/site';
import type { Redirect } from '@/redirects';
import { splitTarget } from './paths';

/** Preserves the query and fragment. The target comes from the page, so that one hash covers all pages. */
const redirectScript =
  "var d=document.querySelector('link[data-to]').dataset;location.replace(d.to+location.search+(d.hash||location.hash))";

/** Returns the file of an old path in the export: `api/v1.0.html` for `/api/v1.0`. */
export const redirectPageFile = ({ from }: Pick<Redirect, 'from'>): string => `${from.slice(1)}.html`;

/**
 * Renders the page that the export contains at an old path. It redirects with a script, because only a script
 * can preserve the query and the fragment. Without scripts, it uses a refresh, and if neither works, a link.
 * @param address the site's origin without a trailing slash, and the base path or `''`
 * @returns a complete HTML document
 */
export function redirectPage(
  { to }: Pick<Redirect, 'to'>,
  address: { siteUrl: string; basePath: string },
): string {
  const split = splitTarget(to);
  const target = atBase(split.path, address.basePath);
  const path = escapeXml(encodeURI(target));
  const fragment = escapeXml(encodeURI(split.fragment));
  const canonical = escapeXml(address.siteUrl) + path;
  return standalonePage({
    title: `Moved to ${escapeXml(target)} · ${escapeXml(site.title)}`,
    head: `
<link rel="canonical" href="${canonical}" data-to="${path}"${fragment && ` data-hash="${fragment}"`}>
<script>${redirectScript}</script>
<noscript><meta http-equiv="refresh" content="0; url=${path}${fragment}"></noscript>`,
    main: `<main>
<h1>This page has moved</h1>
<p>Its new address is <a href="${path}${fragment}">${escapeXml(target + split.fragment)}</a>.</p>
</main>`,
  });
}
