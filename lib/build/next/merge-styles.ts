import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { dropStyles } from './drop-styles';

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
