import { site } from '@/lib/site/site';

type StandalonePage = { title: string; head?: string; main: string };

/**
 * Renders a page outside of Next, which search engines leave out. There are hundreds, so most of what HTML doesn't need is
 * missing.
 * @param page its title, what else its head contains, and its main element, all of them as HTML
 * @returns a complete document
 */
export const standalonePage = ({ title, head = '', main }: StandalonePage): string => `<!doctype html>
<html lang=${site.languages[0].code}><head>
<meta charset="utf-8">
<meta name=viewport content="width=device-width, initial-scale=1">
<meta name=color-scheme content="dark light">
<meta name=robots content=noindex>
<title>${title}</title>${head}
${main}
`;
