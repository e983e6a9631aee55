import { visitedPlaceholder } from '@/lib/browser/offline/list-visited';
import { site } from '@/lib/site/site';

/**
 * The page that's shown in place of uncached pages when there's no connection. It's embedded in the worker, so it has
 * no URL and needs no script.
 * @param styles paths of the site's stylesheets, with the base path
 */
export const offlinePage = (styles: readonly string[], basePath: string): string => `<!doctype html>
<html lang="${site.languages[0].code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>You are offline | ${site.title}</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<main class="prose offline-page">
<p><a href="${basePath || '/'}">${site.title}</a></p>
<h1>You are offline</h1>
<p>This page isn’t saved on your device. Connect to the internet, and then <a href="">try again</a>.</p>
${visitedPlaceholder}
</main>
</body>
</html>
`;
