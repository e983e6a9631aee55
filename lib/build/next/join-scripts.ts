import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { frameworkScript } from './externalize-payload';

/** Scripts that all pages start with, and the one that stands in their place. */
export type JoinedScript = { parts: string[]; file: string };

/** What the bundler begins a script with: it registers its modules under the address of the element that loads it. */
const registration =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,';
/** The bundler's own script, which takes what the others have registered before or after it. */
const runtime = /^\(\(\)=>\{.*=globalThis\.TURBOPACK;.*globalThis\.TURBOPACK=\{push:/s;

/**
 * Writes the scripts that all pages start with into one, which is one request and compresses better than several. The
 * modules of all of them then stand under its address, so whatever names a part has to name it instead. What only most
 * pages start with stays by itself: the others would load it for nothing.
 * @param folder of the built scripts, `_next/static/chunks`; the parts go from it, except those that scripts name
 * @param pages the pages' HTML
 * @returns nothing when all pages share but one
 * @throws Error when a part doesn't look as the bundler makes it; nothing is changed then
 */
export function joinScripts(folder: string, pages: readonly string[]): JoinedScript | undefined {
  const [first = [], ...others] = pages.map(scriptsOf);
  const parts = first.filter((file) => others.every((files) => files.includes(file)));
  if (parts.length < 2) return undefined;
  const scripts = readScripts(folder);
  const text = parts.map((part) => ended(checked(part, scripts.get(part)))).join('\n');
  const file = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  fs.writeFileSync(path.join(folder, file), text);
  // What a script names is asked for by its address: the search's worker starts with the runtime, and shares nothing with
  // the page.
  const isNamed = (part: string) => [...scripts.values()].some((script) => script.includes(part));
  for (const part of parts) if (!isNamed(part)) fs.rmSync(path.join(folder, part));
  return { parts, file };
}

const nameOf = (src: string): string => src.slice(src.lastIndexOf('/') + 1);

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(frameworkScript)].map(([, src = '']) => nameOf(src));

const readScripts = (folder: string): Map<string, string> =>
  new Map(
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );

/** A script that didn't end its last statement, or ended in a comment, would go on with the next one. */
const ended = (text: string): string => (text.endsWith(';') ? text : `${text}\n;`);

function checked(part: string, text = ''): string {
  if (text.startsWith(registration) || runtime.test(text)) return text;
  throw new Error(
    `The script ${part} begins in an unknown way. Has a new version of Next changed how it writes them?`,
  );
}

/**
 * Names the joined script in a page or in its payload.
 * @throws Error when a part is still named after that, or still loaded by a tag of its own
 */
export function nameJoined(text: string, joined: JoinedScript | undefined): string {
  const [first, ...rest] = joined?.parts ?? [];
  if (!joined || !first) return text;
  const single = text.replaceAll(frameworkScript, (tag, src: string) =>
    rest.includes(nameOf(src)) ? '' : tag,
  );
  const result = joined.parts.reduce(
    (names, part) => names.replaceAll(`/${part}`, `/${joined.file}`),
    single,
  );
  const left =
    rest.find((part) => new RegExp(`<script[^>]*/${part}"`).test(single)) ??
    joined.parts.find((part) => result.includes(part.replace(/\.js$/, '')));
  if (left) {
    throw new Error(
      `It names the script ${left} in an unknown way. Has a new version of Next changed how it writes them?`,
    );
  }
  return result;
}
