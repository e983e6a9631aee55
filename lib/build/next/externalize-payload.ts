import { sumOf } from '@/lib/browser/payload/fill-payload';
import { bundleScript } from './bundle-script';

const pageLoader = bundleScript('lib/browser/page-loader.ts');

const inlinePayload =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)|self\.__next_f\.push\((\[1,.*?\])\))<\/script>/gs;
/** The tag of a script that a page starts with, as Next exports it. */
export const frameworkScript = /<script src="([^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g;
// For browsers that know no modules; they also don't know what our styles and scripts are written in.
const polyfill = /<script src="[^"]+" noModule=""><\/script>/g;
// A mark for fonts that Next loads itself, which ours are not. Where it stands depends on how busy the machine was, so
// with it two builds of one commit would differ.
const fontMark = /<meta name="next-size-adjust" content=""\/>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/** What the loader of a page is told besides the addresses. */
export type LoaderOptions = {
  /** The payload as it will be served, if steps after this one change it. */
  served?: string;
  /** Whether scripts are loaded at once. */
  isEager?: boolean;
  /** A script of another host that the page may load. */
  foreignScript?: string | undefined;
};

/**
 * Takes the payload out of a page. Next stores what a page shows twice in its HTML: as markup, and as scripts from which
 * React rebuilds it. The same payload stands in the file beside it that navigation reads, so the page can read it there:
 * a third of the size remains, and no script is asked for before the reader does something.
 * @param html a page as Next exported it
 * @param payload the content of its `.txt` file
 * @param payloadUrl the address of that file
 * @returns the page with one small loader in place of payload and script tags
 * @throws Error when the page doesn't look as this version of Next makes it; nothing is changed then
 */
export function externalizePayload(
  html: string,
  payload: string,
  payloadUrl: string,
  options: LoaderOptions = {},
): string {
  const inline = [...html.matchAll(inlinePayload)].map(([, data]) =>
    data ? (JSON.parse(data) as [1, string])[1] : '',
  );
  if (inline.join('') !== payload) {
    throw new Error(
      'The payload in the page is not the one in its .txt file. Has a new version of Next changed how it writes them?',
    );
  }
  const scripts = [...html.matchAll(frameworkScript)].map(([, src]) => src ?? '');
  if (scripts.length === 0) {
    throw new Error(
      'The page holds no framework scripts. Has a new version of Next changed how it writes them?',
    );
  }
  const loader = loaderElement(payloadUrl, scripts, { served: payload, ...options });
  const page = [inlinePayload, frameworkScript, scriptPreload, polyfill, fontMark].reduce(
    (text, part) => text.replace(part, ''),
    html,
  );
  // Before anything can be clicked. The framework doesn't mind further scripts in the head.
  const end = page.indexOf('</head>');
  if (end < 0 || page.includes('__next_f.push([1'))
    throw new Error('The page has no head, or still holds a payload.');
  return page.slice(0, end) + loader + page.slice(end);
}

/** All scripts lie in one folder, so the folder and their names tell their addresses. */
function loaderElement(payloadUrl: string, scripts: string[], options: LoaderOptions): string {
  const folder = scripts[0]?.slice(0, scripts[0].lastIndexOf('/') + 1) ?? '';
  const names = scripts.map((src) => {
    if (!src.startsWith(folder) || !src.endsWith('.js'))
      throw new Error(`The script ${src} doesn't lie in ${folder}.`);
    return src.slice(folder.length, -'.js'.length);
  });
  const attributes = [
    `data-payload="${payloadUrl}"`,
    `data-sum="${sumOf(options.served ?? '')}"`,
    `data-from="${folder}"`,
    `data-scripts="${names.join(' ')}"`,
    ...(options.foreignScript ? [`data-also="${escapeAttribute(options.foreignScript)}"`] : []),
    ...(options.isEager ? ['data-eager=""'] : []),
  ];
  return `<script ${attributes.join(' ')}>${pageLoader}</script>`;
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
