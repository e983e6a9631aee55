import fs from 'node:fs';
import path from 'node:path';
import { anyOf, findShared, hashedName, readFiles, type SharedFiles, unknownOutput } from './shared-files';

/**
 * Puts generated text without its alternative before each one with an alternative, which Safari 17.3 and Firefox 127 ignore.
 * Otherwise, these show no column names on phones, no signs in diffs, and no separators of breadcrumbs.
 * @param css minified
 */
export const addPlainContent = (css: string): string =>
  css.replaceAll(/content:("[^"]*"|[\w-]+\([^)]*\)) ?\/ ?"[^"]*"/g, 'content:$1;$&');

/**
 * Combines the stylesheets that all pages share into one file. A page shows nothing until its stylesheets have loaded,
 * and one file compresses better.
 * @param folder the folder of the built stylesheets, `_next/static/chunks`; the parts are deleted
 * @param pages the pages' HTML
 * @param optional stylesheets that stay separate, because few pages need them
 * @returns `undefined` if the pages share fewer than two stylesheets
 */
export function mergeStyles(
  folder: string,
  pages: readonly string[],
  optional: readonly string[] = [],
): SharedFiles | undefined {
  const parts = findShared(pages.map((html) => stylesOf(html).filter((file) => !optional.includes(file))));
  if (!parts) return undefined;
  const text = parts.map((part) => fs.readFileSync(path.join(folder, part), 'utf8')).join('\n');
  const file = hashedName(text, '.css');
  fs.writeFileSync(path.join(folder, file), text);
  for (const part of parts) fs.rmSync(path.join(folder, part));
  return { parts, file };
}

const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="[^"]*\/([^"/]+)"/g)].map(([, file = '']) => file);

/**
 * Refers to the merged stylesheet in a page or in its payload.
 * @throws Error if the text still refers to a part
 */
export function linkMergedStyle(text: string, merged: SharedFiles | undefined): string {
  if (!merged) return text;
  const [first, ...rest] = merged.parts;
  const result = dropStyles(text, rest).replaceAll(first, merged.file);
  const left = rest.find((part) => result.includes(part));
  if (left) throw unknownOutput(`It names the stylesheet ${left} in an unknown way.`);
  return result;
}

/** Removes stylesheets from a page or from its payload. */
export function dropStyles(text: string, files: readonly string[]): string {
  const named = files.filter((file) => text.includes(file));
  if (named.length === 0) return text;
  const address = `"[^"]*/${anyOf(named)}"`;
  return text.replaceAll(rowOf(address), '$1null').replaceAll(linkTo(address), '');
}

/** `["$","link","0",{"rel":"stylesheet","href":"…"}]` in a payload. */
const elementOf = (address: string): string =>
  `\\["\\$","link","\\d+",\\{"rel":"stylesheet","href":${address}[^{}]*\\}\\]`;

/** The element in its own row. Other rows refer to it, so the row stays. */
const rowOf = (address: string): RegExp => new RegExp(`^([0-9a-f]+:)${elementOf(address)}$`, 'gm');

/**
 * A stylesheet in HTML, as an element of a list in a payload, or as the row of a payload that makes the browser fetch it
 * early.
 */
const linkTo = (address: string): RegExp =>
  new RegExp(
    [
      `<link rel="stylesheet" href=${address}[^>]*>`,
      `,${elementOf(address)}|${elementOf(address)},?`,
      `^:HL\\[${address},"style"\\]\\n`,
    ].join('|'),
    'gm',
  );

/** A stylesheet that not every page needs, such as those of the search and of the contract reference. */
type OptionalStyle = {
  file: string;
  /** For each selector, the classes that a page must contain for the selector to match. */
  needs: string[][];
};

/**
 * Finds the stylesheets that pages can leave out: those that scripts load together with the part that needs them, and
 * those of some routes. Next adds them to every page that can load that part, and to every page of the route, where they
 * delay the first paint.
 * @param folder the folder of the built scripts and stylesheets, `_next/static/chunks`
 * @param pages the pages' HTML
 */
export function findOptionalStyles(folder: string, pages: readonly string[]): OptionalStyle[] {
  const scripts = [...readFiles(folder, '.js').values()];
  const styles = [...readFiles(folder, '.css')];
  const listed = pages.map(stylesOf);
  const isOptional = ([file]: [string, string]) =>
    scripts.some((text) => text.includes(`"static/chunks/${file}"`)) ||
    listed.some((files) => !files.includes(file));
  const others = styles.filter((style) => !isOptional(style)).map(([, text]) => text);
  return styles.filter(isOptional).map(([file, text]) => ({ file, needs: needsOf(text, others) }));
}

/**
 * Returns the classes in each selector of a stylesheet, or an empty list for a selector without classes.
 * @param css minified, without comments and without braces in strings
 * @param others the page's other stylesheets, because the bundler repeats rules that several parts share
 */
export function needsOf(css: string, others: readonly string[]): string[][] {
  const shared = new Set(others.flatMap(rulesOf));
  return rulesOf(css)
    .filter((rule) => !shared.has(rule))
    .flatMap((rule) => splitList(rule.slice(0, rule.indexOf('{'))))
    .flatMap(expand)
    .map((selector) => selector.match(/(?<=\.)[\w-]+/g) ?? []);
}

/** Splits a list of selectors at the commas outside parentheses. */
function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts;
}

/** Replaces `:is()` and `:where()` with each of their alternatives, and removes `:not()`. */
function expand(selector: string): string[] {
  const start = selector.search(/:(?:not|is|where)\(/);
  if (start < 0) return [selector];
  const open = selector.indexOf('(', start);
  let end = open;
  let depth = 0;
  do {
    if (selector[end] === '(') depth += 1;
    if (selector[end] === ')') depth -= 1;
    end += 1;
  } while (depth > 0 && end < selector.length);
  const inside = selector.slice(open + 1, end - 1);
  const alternatives = selector.startsWith(':not', start) ? [''] : splitList(inside);
  return alternatives.flatMap((each) => expand(selector.slice(0, start) + each + selector.slice(end)));
}

/** Returns each `selectors{declarations}`, in any layer or condition. */
const rulesOf = (css: string): string[] =>
  [...css.replaceAll(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '').matchAll(/([^{};]+)\{[^{}]*\}/g)]
    .map(([rule]) => rule.trim())
    .filter((rule) => !rule.startsWith('@'));

/** Returns the optional stylesheets that nothing in a page's HTML needs. */
export function unneededStyles(html: string, optional: readonly OptionalStyle[]): string[] {
  const classes = new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, names, name = '']) =>
      (names ?? name).split(/\s+/),
    ),
  );
  return optional
    .filter(({ needs }) => needs.every((names) => names.some((name) => !classes.has(name))))
    .map(({ file }) => file);
}
