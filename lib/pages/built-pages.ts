import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Document } from '@/lib/markup/document';
import type { SnippetPage } from './snippet-pages';

/** Next's processes read the compiled pages, so neither they nor the bundler load the compilers. */
const folder = path.join('.generated', 'pages');

const pageFile = (slug: string): string => path.join(folder, 'documents', `${slug}.json`);
const snippetFile = (name: string): string => path.join(folder, 'snippets', `${name}.json`);
const listFile = path.join(folder, 'list.json');

type Built = { documents: readonly Document[]; snippets: readonly SnippetPage[] };
type List = { documents: string[]; snippets: string[] };

/** Deletes the output of an earlier build, so that it can't be mistaken for this build's. */
export const clearBuiltPages = (): void => fs.rmSync(folder, { recursive: true, force: true });

/** Replaces the output of an earlier build with this build's. The list is written last, in one step. */
export function writeBuiltPages({ documents, snippets }: Built): void {
  clearBuiltPages();
  for (const document of documents) write(pageFile(document.slug), withoutChecks(document));
  for (const snippet of snippets) write(snippetFile(snippet.name), snippet);
  const list: List = {
    documents: documents.map(({ slug }) => slug),
    snippets: snippets.map(({ name }) => name),
  };
  write(`${listFile}.draft`, list);
  fs.renameSync(`${listFile}.draft`, listFile);
}

const listInterval = 25;
/** As long as `next.config.ts` lets Next wait for a page. */
const longestWait = 1_800_000;

/**
 * Returns the slugs of all pages and the names of all snippets. Next runs in parallel with the process that compiles
 * them, so it waits for the list. The wait doesn't keep the process alive.
 * @param limit milliseconds to wait
 * @throws if there's no list by then
 */
export async function listBuiltPages(limit = longestWait): Promise<List> {
  const end = performance.now() + limit;
  while (!fs.existsSync(listFile)) {
    if (performance.now() > end)
      throw new Error(
        `${listFile} is missing after ${limit / 1000} s: the process that compiles pages never wrote it.`,
      );
    await setTimeout(listInterval, undefined, { ref: false });
  }
  return read(listFile);
}

export const readBuiltDocument = (slug: string): Document => read(pageFile(slug));

export const readBuiltSnippet = (name: string): SnippetPage => read(snippetFile(name));

/** Removes data that no page shows, such as the plain form, so that Next doesn't read it with each page. */
export const withoutChecks = (document: Document): Document => ({ ...document, links: [], markdown: '' });

function write(file: string, data: unknown): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(data));
}

/** Reads a file without validating it, because the same build wrote it. */
const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));
