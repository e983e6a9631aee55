import { standalonePage } from '@/lib/markup/standalone-page';
import type { ShortLink } from '@/lib/protocol/reference/list-symbols';
import { atBase } from '@/lib/site/page-paths';
import { site } from '@/lib/site/site';

/** Returns the URL of the file of a short link, without the base path. */
export const shortLinkFile = ({ from }: Pick<ShortLink, 'from'>): string => `${from}.html`;

/**
 * Generates the page of a short link: a redirect, or a choice if several releases have the selector.
 * @param basePath the site's base path, or `''`
 */
export function shortLinkPage({ from, to, choices }: ShortLink, basePath: string): string {
  const name = from.slice('/s/'.length);
  const targetOf = (path: string): string => encodeURI(atBase(path, basePath));
  return choices
    ? choicePage(
        name,
        choices.map((choice) => ({ ...choice, to: targetOf(choice.to) })),
      )
    : redirectPage(name.replace(/^.*\.(?=\D)/, ''), targetOf(to));
}

/**
 * Redirects with a meta refresh, which needs no script and supports fragments. There are thousands of these pages, and
 * nobody reads them, so they contain nothing else. HTML adds the head and the body, and a page that loads nothing needs no
 * policy.
 */
const redirectPage = (symbol: string, target: string): string =>
  [
    `<!doctype html><html lang=${site.languages[0].code}>`,
    '<meta charset=utf-8><meta name=robots content=noindex>',
    `<title>${symbol}</title>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<a href="${target}">${symbol}</a>`,
  ].join('');

/** Lists the releases that share a selector, newest first. Nothing says which one the reader means. */
const choicePage = (name: string, choices: NonNullable<ShortLink['choices']>): string =>
  standalonePage({
    title: `${name} · ${site.title}`,
    main: `<main>
<h1>${name}</h1>
<p>Several releases have this selector:</p>
<ul>
${choices.map(({ release, to }) => `<li><a href="${to}">${release}</a>`).join('\n')}
</ul>
</main>`,
  });
