import fs from 'node:fs';
import path from 'node:path';
import { frameworkScript } from './externalize-payload';
import { anyOf, findShared, hashedName, readFiles, type SharedFiles, unknownOutput } from './shared-files';

/** The scripts of the search's worker. It starts with the runtime, and without the other parts of the joined script. */
const workerScripts = String.raw`"static/chunks/turbopack-worker-[^\]]*\]`;

/** Scripts that all pages start with, the file that replaces them, and the inline script that it contains as well. */
type JoinedScript = SharedFiles & { start?: string | undefined };

/**
 * The start of a script: the bundler registers its modules under the URL of the element that loads it, from Next 16.5 on in
 * a function.
 */
const registration =
  /^(\(\(\)=>\{"use strict";)?\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\["object"==typeof document\?document\.currentScript:void 0,/;
/** The bundler's runtime, which reads what other scripts registered before or after it. */
const runtime = /^\(\(\)=>\{.*=globalThis\.TURBOPACK;.*globalThis\.TURBOPACK=\{push:/s;
/** The inline script that starts the first module as soon as the scripts that it names are registered. */
const inlineStart =
  /<script id="_R_">(\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{[^<>]*\}\);)<\/script>/;

/**
 * Combines the scripts that all pages start with into one file, which takes one request and compresses better. Their
 * modules are then registered under its URL, so everything that refers to a part must refer to the file instead. Scripts
 * that only some pages start with stay separate, because the other pages don't need them.
 * @param folder the folder of the built scripts, `_next/static/chunks`; the parts are deleted, except for those that
 * other scripts refer to
 * @param pages the pages' HTML
 * @returns `undefined` if the pages share fewer than two scripts
 * @throws Error if a part doesn't look like the bundler's output; nothing has changed then
 */
export function joinScripts(folder: string, pages: readonly string[]): JoinedScript | undefined {
  const parts = findShared(pages.map(scriptsOf));
  if (!parts) return undefined;
  const scripts = readFiles(folder, '.js');
  const start = sharedStart(pages);
  const text = [...parts.map((part) => ended(checked(part, scripts.get(part)))), start].join('\n');
  const file = hashedName(text, '.js');
  const references = new RegExp(`${workerScripts}|static/chunks/${anyOf(parts)}`, 'g');
  const whole = text.replace(references, (found) =>
    found.startsWith('"') ? found : `static/chunks/${file}`,
  );
  fs.writeFileSync(path.join(folder, file), whole);
  // The search's worker needs them.
  const isNamed = (part: string) => [...scripts.values()].some((script) => script.includes(part));
  for (const part of parts) if (!isNamed(part)) fs.rmSync(path.join(folder, part));
  return { parts, file, start };
}

/** Returns the start that all pages share, which then needs neither a tag nor a hash in each page's policy. */
function sharedStart(pages: readonly string[]): string | undefined {
  const [first, ...others] = pages.map((html) => inlineStart.exec(html)?.[1]);
  return others.every((start) => start === first) ? first : undefined;
}

const nameOf = (src: string): string => src.slice(src.lastIndexOf('/') + 1);

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(frameworkScript)].map(([, src = '']) => nameOf(src));

/** Separates a script from the next one, even if it ends without a semicolon or with a comment. */
const ended = (text: string): string => (text.endsWith(';') ? text : `${text}\n;`);

function checked(part: string, text = ''): string {
  if (registration.test(text) || runtime.test(text)) return text;
  throw unknownOutput(`The script ${part} begins in an unknown way.`);
}

/**
 * Refers to the joined script in a page or in its payload.
 * @throws Error if the text still refers to a part
 */
export function linkJoinedScript(text: string, joined: JoinedScript | undefined): string {
  if (!joined) return text;
  const [, ...rest] = joined.parts;
  const single = text
    .replaceAll(frameworkScript, (tag, src: string) => (rest.includes(nameOf(src)) ? '' : tag))
    .replace(inlineStart, (tag, start: string) => (start === joined.start ? '' : tag));
  const result = joined.parts.reduce(
    (names, part) => names.replaceAll(`/${part}`, `/${joined.file}`),
    single,
  );
  const left =
    rest.find((part) => new RegExp(`<script[^>]*/${anyOf([part])}"`).test(single)) ??
    joined.parts.find((part) => result.includes(part.replace(/\.js$/, '')));
  if (left) throw unknownOutput(`It names the script ${left} in an unknown way.`);
  return result;
}
