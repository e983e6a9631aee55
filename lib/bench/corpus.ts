import fs from 'node:fs';
import path from 'node:path';
import { fileSource } from '@/lib/content/file-source';

/** A folder of plain pages. */
export type Corpus = {
  /** Absolute. */
  folder: string;
  /** Every page as the name of the file it is exported to, in the order of their addresses. */
  pages: string[];
};

/**
 * Finds the pages of a corpus: in `DIR/docs`, or in `DIR` itself.
 * @throws Error when the folder isn't there or holds no page
 */
export function readCorpus(place: string): Corpus {
  const docs = path.resolve(place, 'docs');
  const folder = fs.existsSync(docs) ? docs : path.resolve(place);
  if (!fs.existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const pages = fileSource(folder)
    .list()
    .map(({ slug }) => `${slug}.html`);
  if (pages.length === 0) throw new Error(`${folder} holds no Markdown page.`);
  return { folder, pages };
}
