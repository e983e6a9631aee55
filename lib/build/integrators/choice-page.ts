import { atBase } from '@/lib/nav/redirects/paths';
import type { ShortLink } from '@/lib/protocol/reference/list-symbols';
import { site } from '@/lib/site/site';
import { symbolPage } from './symbol-page';

/** Generates the page of a short link: a redirect, or a choice of releases. @param basePath the base path, or `''` */
export const shortLinkPage = (link: ShortLink, basePath: string): string =>
  link.choices ? choicePage(link.from, link.choices, basePath) : symbolPage(link, basePath);

/**
 * Generates the page of a selector that several releases share, which lists the releases, newest first. It can't know
 * which one a reader means.
 */
function choicePage(from: string, choices: NonNullable<ShortLink['choices']>, basePath: string): string {
  const name = from.slice('/s/'.length);
  const items = choices.map(
    ({ release, to }) => `<li><a href="${encodeURI(atBase(to, basePath))}">${release}</a>`,
  );
  return `<!doctype html>
<html lang="${site.languages[0].code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${name} · ${site.title}</title>
</head>
<h1>${name}</h1>
<p>Several releases have this selector:</p>
<ul>
${items.join('\n')}
</ul>
</html>
`;
}
