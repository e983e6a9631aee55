import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Stylesheets that all pages share, and the one that stands in their place. */
export type MergedStyle = { parts: string[]; file: string };

/**
 * Writes the stylesheets that all pages share into one. A page waits for each of them before it shows anything, and one
 * compresses better than several.
 * @param folder of the built stylesheets, `_next/static/chunks`; the parts go from it
 * @param pages the pages' HTML
 * @param late stylesheets that stay by themselves, because few pages wait for them
 * @returns nothing when all pages share but one
 */
export function mergeStyles(
  folder: string,
  pages: readonly string[],
  late: readonly string[] = [],
): MergedStyle | undefined {
  const [first = [], ...others] = pages.map(stylesOf);
  const parts = first.filter((file) => !late.includes(file) && others.every((files) => files.includes(file)));
  if (parts.length < 2) return undefined;
  const text = parts.map((part) => fs.readFileSync(path.join(folder, part), 'utf8')).join('\n');
  const file = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.css`;
  fs.writeFileSync(path.join(folder, file), text);
  for (const part of parts) fs.rmSync(path.join(folder, part));
  return { parts, file };
}

const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="[^"]*\/([^"/]+)"/g)].map(([, file = '']) => file);

/**
 * Names the merged stylesheet in a page or in its payload.
 * @throws Error when a part is still named after that
 */
export function nameMerged(text: string, merged: MergedStyle | undefined): string {
  const [first = '', ...rest] = merged?.parts ?? [];
  if (!merged || !first) return text;
  const result = dropStyles(text, rest).replaceAll(first, merged.file);
  const left = rest.find((part) => result.includes(part));
  if (left) {
    throw new Error(
      `It names the stylesheet ${left} in an unknown way. Has a new version of Next changed how it writes them?`,
    );
  }
  return result;
}

/** Takes stylesheets out of a page or of its payload. */
export function dropStyles(text: string, files: readonly string[]): string {
  const named = files.filter((file) => text.includes(file));
  if (named.length === 0) return text;
  const address = `"[^"]*/(?:${named.map((file) => file.replaceAll('.', '\\.')).join('|')})"`;
  return text.replaceAll(rowOf(address), '$1null').replaceAll(linkTo(address), '');
}

/** `["$","link","0",{"rel":"stylesheet","href":"…"}]` in a payload. */
const elementOf = (address: string): string =>
  `\\["\\$","link","\\d+",\\{"rel":"stylesheet","href":${address}[^{}]*\\}\\]`;

/** The element in a row of its own, to which others refer: the row must stay. */
const rowOf = (address: string): RegExp => new RegExp(`^([0-9a-f]+:)${elementOf(address)}$`, 'gm');

/**
 * `<link rel="stylesheet" href="…" …/>`; the same as an element of a list in a payload; and the row of a payload that has
 * the browser fetch it early.
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

/** A stylesheet that comes with a part of the site that is loaded later, as the search does. */
type LateStyle = {
  file: string;
  /** For each of its selectors, the classes that must stand in a page for it to hold. */
  needs: string[][];
};

/**
 * Finds the stylesheets that scripts load by themselves, together with the part that needs them. Next puts them into every
 * page from which that part can be reached, where the reader waits for them before anything is shown.
 * @param folder of the built scripts and stylesheets, `_next/static/chunks`
 */
export function findLateStyles(folder: string): LateStyle[] {
  const names = fs.readdirSync(folder);
  const texts = new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
  const scripts = names.filter((name) => name.endsWith('.js')).map((name) => texts.get(name) ?? '');
  const isLate = (name: string) => scripts.some((text) => text.includes(`"static/chunks/${name}"`));
  const styles = names.filter((name) => name.endsWith('.css'));
  const others = styles.filter((name) => !isLate(name)).map((name) => texts.get(name) ?? '');
  return styles.filter(isLate).map((file) => ({ file, needs: needsOf(texts.get(file) ?? '', others) }));
}

/**
 * The classes that each selector of a stylesheet asks for; none for one that holds for elements without a class.
 * @param css as the bundler writes it: no comments, no `{` or `}` in texts
 * @param others stylesheets that a page has besides; the bundler repeats rules that several parts share
 */
export function needsOf(css: string, others: readonly string[]): string[][] {
  const shared = new Set(others.flatMap(rulesOf));
  return rulesOf(css)
    .filter((rule) => !shared.has(rule))
    .flatMap((rule) => rule.slice(0, rule.indexOf('{')).split(/,(?![^(]*\))/))
    .map((selector) => selector.replaceAll(/:(?:not|is|where)\([^)]*\)/g, '').match(/(?<=\.)[\w-]+/g) ?? []);
}

/** Every `selectors{declarations}`, whatever layer or condition it stands in. */
const rulesOf = (css: string): string[] =>
  [...css.replaceAll(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '').matchAll(/([^{};]+)\{[^{}]*\}/g)]
    .map(([rule]) => rule.trim())
    .filter((rule) => !rule.startsWith('@'));

/** The late stylesheets that nothing on a page needs as it stands in its HTML. */
export function unneededStyles(html: string, late: readonly LateStyle[]): string[] {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return late
    .filter(({ needs }) => needs.every((names) => names.some((name) => !classes.has(name))))
    .map(({ file }) => file);
}
