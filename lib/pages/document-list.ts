import fs from 'node:fs';
import { pagesFolder, slugOfFile } from '@/lib/content/page-files';
import type { DocumentEntry } from '@/lib/markup/document';
import { env } from '@/lib/site/env';
import { filesBelow } from '@/lib/site/files-below';
import { listReferenceEntries } from './reference-documents';

/** The pages that were written as files. */
export const source = {
  list: (): DocumentEntry[] =>
    listPages(pagesFolder).filter(
      ({ slug }) => env.contentDir || !partFolders.some((part) => slug.startsWith(`${part}/`)),
    ),
  /** Returns a page's text, including the front matter. */
  read: ({ file }: DocumentEntry): string => fs.readFileSync(file, 'utf8'),
  /** As in `readFrontMatter`. */
  lenient: env.contentDir !== undefined,
};

/** Folders of `content/` that contain parts of pages. */
const partFolders = ['snippets', 'data', 'samples'];

/** A build reads everything once. In development, files can be added or changed at any time. */
export const isBuild = process.env.NODE_ENV === 'production';
let entries: DocumentEntry[] | undefined;

// A folder of plain pages has no contracts.
const generatedEntries = (): DocumentEntry[] => (env.contentDir ? [] : listReferenceEntries());

const bySlug = (a: DocumentEntry, b: DocumentEntry): number => (a.slug < b.slug ? -1 : 1);

/** Lists every existing document, sorted by slug. */
export function listDocuments(): DocumentEntry[] {
  if (!entries || !isBuild) entries = [...source.list(), ...generatedEntries()].sort(bySlug);
  return entries;
}

/**
 * Lists the pages in a folder, sorted by slug.
 * @param folder path from the repository's root, or absolute
 */
export const listPages = (folder: string): DocumentEntry[] =>
  filesBelow(folder)
    .flatMap((file) => toEntry(folder, file))
    .sort(bySlug);

function toEntry(folder: string, file: string): DocumentEntry[] {
  const [, format] = /\.(mdx?)$/.exec(file) ?? [];
  const slug = slugOfFile(file, folder);
  // The home page isn't a document, because it has a different design.
  if (format === undefined || slug === '') return [];
  return [{ slug, file, format: format === 'md' ? 'md' : 'mdx' }];
}
