import fs from 'node:fs';
import path from 'node:path';
import type { DocumentEntry, DocumentSource } from '@/lib/markup/document';
import { env } from '@/lib/site/env';
import { filesBelow } from '@/lib/site/files-below';
import { listReferenceEntries } from './reference-documents';

export const source: DocumentSource = env.contentDir
  ? fileSource(env.contentDir, { lenient: true })
  : fileSource('content');

// Cached during a build. In development, files can be added at any time.
const keep = process.env.NODE_ENV === 'production';
let entries: DocumentEntry[] | undefined;

// A folder of plain pages has no contracts.
const generatedEntries = (): DocumentEntry[] => (env.contentDir ? [] : listReferenceEntries());

const bySlug = (a: DocumentEntry, b: DocumentEntry): number => (a.slug < b.slug ? -1 : 1);

/** Lists every existing document, sorted by slug. */
export function listDocuments(): DocumentEntry[] {
  if (!entries || !keep) entries = [...source.list(), ...generatedEntries()].sort(bySlug);
  return entries;
}

/** Folders of `content/` that contain parts of pages. */
const partFolders = ['snippets', 'data', 'samples'];

/**
 * Creates a source for the files in a folder: `lockup/hooks.mdx` has the slug `lockup/hooks`, and `index.md`
 * has the slug of its folder.
 * @param folder path from the repository's root, or absolute
 */
export function fileSource(folder: string, { lenient = false } = {}): DocumentSource {
  const list = () =>
    filesBelow(folder)
      .flatMap((file) => toEntry(folder, path.relative(folder, file).split(path.sep).join('/')))
      .sort(bySlug);
  return { lenient, list, read: (entry) => fs.readFileSync(entry.file, 'utf8') };
}

function toEntry(folder: string, name: string): DocumentEntry[] {
  const match = /^(.+)\.(mdx?)$/.exec(name);
  if (!match?.[1] || partFolders.some((part) => name.startsWith(`${part}/`))) return [];
  const slug = match[1].replace(/(^|\/)index$/, '');
  // The home page isn't a document, because it has a different design.
  if (slug === '') return [];
  return [{ slug, file: path.join(folder, name), format: match[2] === 'md' ? 'md' : 'mdx' }];
}
