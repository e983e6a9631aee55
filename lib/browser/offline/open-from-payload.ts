import { sumOf } from '@/lib/browser/payload-sum';
import { pageFiles } from './page-files';

/**
 * Puts a payload into the HTML of another page, which the page loader then fills. @param payloadPath with the base path
 * @returns `undefined` if they're from different builds, whose scripts differ
 */
export function openFromPayload(
  html: string,
  payloadPath: string,
  payload: string,
  basePath: string,
): string | undefined {
  // All pages of a build start with the same script.
  const [script] = pageFiles(html, basePath).scripts;
  if (!script || !payload.includes(`"${script}"`)) return undefined;
  return html
    .replace(/ data-payload="[^"]*"/, () => ` data-payload="${payloadPath}"`)
    .replace(/ data-sum="[^"]*"/, () => ` data-eager="" data-sum="${sumOf(payload)}"`)
    .replace(/(<title>)[^<]*/, '$1')
    .replace(/(<main\b[^>]*>).*(<\/main>)/s, '$1$2');
}
