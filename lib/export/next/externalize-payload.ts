import { sumOf } from '@/lib/browser/payload-sum';
import { escapeXml } from '@/lib/markup/xml';
import { itemAt } from '@/lib/site/invariant';
import { bundleScript } from './bundle-script';
import { unknownOutput } from './shared-files';

const pageLoader = bundleScript('lib/browser/page-loader.ts');

const inlinePayload =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)|self\.__next_f\.push\((\[1,.*?\])\))<\/script>/gs;
/** The tag of a script that a page starts with, as Next exports it. */
export const frameworkScript = /<script src="([^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g;
// For browsers without modules, which don't support our styles and scripts either.
const polyfill = /<script src="[^"]+" noModule=""><\/script>/g;
// Only for fonts that Next loads, which ours aren't. Its position depends on timing, so it would make two builds of the
// same commit differ.
const fontMark = /<meta name="next-size-adjust" content=""\/>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/** Settings of a page's loader. */
type LoaderOptions = {
  /** The payload as it will be served. Later steps may change the one of Next. */
  served: string;
  /** A script on another host that the page may load. */
  foreignScript?: string | undefined;
};

/**
 * Removes the payload from a page. Next stores the content of a page twice in its HTML: as markup, and as scripts from
 * which React rebuilds it. The `.txt` file next to the page contains the same payload, and links to the page load only
 * that file. A third of the page's size remains, and no script loads before the reader does something.
 * @param html a page as Next exported it
 * @param payload the content of its `.txt` file
 * @param payloadUrl the URL of that file
 * @returns the page with one small loader instead of the payload and the script tags
 * @throws Error if the page doesn't look like the output of this version of Next
 */
export function externalizePayload(
  html: string,
  payload: string,
  payloadUrl: string,
  options: Partial<LoaderOptions> = {},
): string {
  const inline = [...html.matchAll(inlinePayload)].map(([, data]) =>
    data ? (JSON.parse(data) as [1, string])[1] : '',
  );
  if (inline.join('') !== payload)
    throw unknownOutput('The payload in the page is not the one in its .txt file.');
  const scripts = [...html.matchAll(frameworkScript)].map((match) => itemAt(match, 1));
  if (scripts.length === 0) throw unknownOutput('The page contains no framework scripts.');
  const loader = loaderElement(payloadUrl, scripts, { served: payload, ...options });
  const page = [inlinePayload, frameworkScript, scriptPreload, polyfill, fontMark].reduce(
    (text, part) => text.replace(part, ''),
    html,
  );
  // The loader must run before the reader can click anything. React ignores additional scripts in the head.
  const end = page.indexOf('</head>');
  if (end < 0 || page.includes('__next_f.push([1'))
    throw new Error('The page has no head, or still contains a payload.');
  return page.slice(0, end) + loader + page.slice(end);
}

/** All scripts are in one folder, so the loader gets the folder and their names. */
function loaderElement(payloadUrl: string, scripts: string[], options: LoaderOptions): string {
  const folder = itemAt(scripts, 0).replace(/[^/]*$/, '');
  const names = scripts.map((src) => {
    if (!src.startsWith(folder) || !src.endsWith('.js'))
      throw new Error(`The script ${src} isn't in ${folder}.`);
    return src.slice(folder.length, -'.js'.length);
  });
  const attributes = [
    `data-payload="${payloadUrl}"`,
    `data-sum="${sumOf(options.served)}"`,
    `data-from="${folder}"`,
    `data-scripts="${names.join(' ')}"`,
    ...(options.foreignScript ? [`data-also="${escapeXml(options.foreignScript)}"`] : []),
  ];
  return `<script ${attributes.join(' ')}>${pageLoader}</script>`;
}
