import { escapeRegExp } from '@/lib/markup/escape-reg-exp';
import { itemAt, required } from '@/lib/site/invariant';

/** Edits the manifest `content/sidebar.ts` as text, to preserve the authors' comments and order. */

type ManifestEntry = { label: string; slug: string };

const lineWidth = 110;

/** Returns every slug in the manifest, in order. */
export const slugsIn = (text: string): string[] =>
  [...text.matchAll(/\bslug:\s*'([^']+)'/g)].map((match) => itemAt(match, 1));

/** Returns the line with an entry's slug, starting at 1. */
export const lineOf = (text: string, slug: string): number =>
  text.slice(0, text.indexOf(`'${slug}'`)).split('\n').length;

/** Returns the label of an entry. */
export function labelOf(text: string, slug: string): string {
  const { start, end } = findEntry(text, slug);
  return required(/label:\s*(["'`])(.*?)\1/.exec(text.slice(start, end))?.[2], `/${slug} has no label`);
}

export const renameEntry = (text: string, slug: string, newSlug: string): string =>
  text.replace(new RegExp(`(\\bslug:\\s*)'${escapeRegExp(slug)}'`), (_, before) => `${before}'${newSlug}'`);

export function removeEntry(text: string, slug: string): string {
  const { start, end } = findEntry(text, slug);
  const before = text.slice(0, start).replace(/\n[ \t]*$/, '');
  return before + text.slice(end).replace(/^,/, '');
}

/** Inserts an entry after another entry. */
export function insertAfter(text: string, neighbor: string, entry: ManifestEntry): string {
  const { start, end } = findEntry(text, neighbor);
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const indent = text.slice(lineStart, start);
  const isOwnLine = indent.trim() === '' && text.startsWith(',\n', end);
  if (!isOwnLine) return `${text.slice(0, end)}, ${writeObject(entry, '')}${text.slice(end)}`;
  return `${text.slice(0, end)},\n${indent}${writeObject(entry, indent)}${text.slice(end)}`;
}

/** Returns the last page in the folder of a new one, or else in the nearest folder above. */
export function neighborOf(slug: string, listed: readonly string[]): string | undefined {
  for (let folder = parentOf(slug); folder !== ''; folder = parentOf(folder)) {
    const below = listed.filter((each) => each.startsWith(`${folder}/`));
    const found = below.findLast((each) => parentOf(each) === folder) ?? below.at(-1);
    if (found !== undefined) return found;
  }
  return undefined;
}

const parentOf = (slug: string): string => slug.slice(0, Math.max(slug.lastIndexOf('/'), 0));

/** Entries don't contain nested braces. */
function findEntry(text: string, slug: string): { start: number; end: number } {
  const at = text.indexOf(`'${slug}'`);
  return { start: text.lastIndexOf('{', at), end: text.indexOf('}', at) + 1 };
}

/** Writes an object with texts the way the formatter does: after an indent, on one line if it fits. */
export function writeObject(fields: Readonly<Record<string, string>>, indent: string): string {
  const written = Object.entries(fields).map(([name, text]) => `${name}: ${quote(text)}`);
  const line = `{ ${written.join(', ')} }`;
  if (indent.length + line.length + 1 <= lineWidth) return line;
  return `{\n${written.map((field) => `${indent}  ${field},\n`).join('')}${indent}}`;
}

/** Quotes a string the way the formatter does. */
const quote = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
