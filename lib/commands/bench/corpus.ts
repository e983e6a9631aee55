import path from 'node:path';
import { listPages } from '@/lib/pages/document-list';

/** A folder of plain pages, as an absolute path, and the exported file names of its pages, sorted by URL. */
export type Corpus = { folder: string; pages: string[] };

/** @throws if the folder doesn't exist or contains no pages */
export function readCorpus(place: string): Corpus {
  const folder = path.resolve(place);
  const pages = listPages(folder).map(({ slug }) => `${slug}.html`);
  if (pages.length === 0) throw new Error(`${folder} contains no Markdown pages.`);
  return { folder, pages };
}
