import fs from 'node:fs';
import path from 'node:path';

/** A stylesheet that comes with a part of the site that is loaded later, as the search does. */
export type LateStyle = {
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
