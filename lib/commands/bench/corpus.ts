import fs from 'node:fs';
import path from 'node:path';
import { fileSource } from '@/lib/pages/document-list';

/** A folder of plain pages. */
export type Corpus = {
  /** Absolute path. */
  folder: string;
  /** The exported file names of all pages, sorted by URL. */
  pages: string[];
};

/**
 * Finds the pages of a corpus, in `DIR/docs` or in `DIR` itself.
 * @throws if the folder doesn't exist or contains no pages
 */
export function readCorpus(place: string): Corpus {
  const docs = path.resolve(place, 'docs');
  const folder = fs.existsSync(docs) ? docs : path.resolve(place);
  if (!fs.existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const pages = fileSource(folder)
    .list()
    .map(({ slug }) => `${slug}.html`);
  if (pages.length === 0) throw new Error(`${folder} contains no Markdown pages.`);
  return { folder, pages };
}
