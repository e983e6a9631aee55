import { escapeRegExp } from '@/lib/markup/escape-reg-exp';
import { itemAt, required } from '@/lib/site/invariant';

// Edits the manifest as text, to preserve the authors' comments and order.

export const manifest = 'content/sidebar.ts';

type ManifestEntry = { label: string; slug: string };

/** The formatter breaks longer lines, in characters. */
export const lineWidth = 110;

/** Returns the slugs of all pages in the manifest, in order, without links to pages of other sections. */
export const slugsIn = (text: string): string[] =>
  [...text.matchAll(/\bslug:\s*'([^']+)'(?!,\s*isLink)/g)].map((match) => itemAt(match, 1));

/** Returns the line with the slug of a page's entry, starting at 1. */
export const lineOf = (text: string, slug: string): number =>
  text.slice(0, findEntry(text, slug).at).split('\n').length;

/** Returns the label of an entry. */
export function labelOf(text: string, slug: string): string {
  const { start, end } = findEntry(text, slug);
  return required(/label:\s*(["'`])(.*?)\1/.exec(text.slice(start, end))?.[2], `/${slug} has no label`);
}

/** Renames the slug of a page's entry, and of the links to it in other sidebars. */
export const renameEntry = (text: string, slug: string, newSlug: string): string =>
  text.replace(
    new RegExp(`(\\bslug:\\s*)'${escapeRegExp(slug)}'`, 'g'),
    (_, before) => `${before}'${newSlug}'`,
  );

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

/** Finds a page's entry, which isn't a link in another sidebar. Entries don't contain nested braces. */
function findEntry(text: string, slug: string): { start: number; at: number; end: number } {
  const at = text.search(new RegExp(`'${escapeRegExp(slug)}'(?!,\\s*isLink)`));
  return { start: text.lastIndexOf('{', at), at, end: text.indexOf('}', at) + 1 };
}

/** Writes an entry the way the formatter does: after an indent, on one line if it fits. */
function writeObject(entry: ManifestEntry, indent: string): string {
  const written = Object.entries(entry).map(([name, text]) => `${name}: ${quote(text)}`);
  const line = `{ ${written.join(', ')} }`;
  if (indent.length + line.length + 1 <= lineWidth) return line;
  return `{\n${written.map((field) => `${indent}  ${field},\n`).join('')}${indent}}`;
}

/** Quotes a string the way the formatter does. */
const quote = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
