import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Document } from '@/lib/markup/document';
import { curlShown } from '@/lib/markup/typography';
import type { SnippetPage } from './snippet-pages';

/** Next's processes read the compiled pages, so neither they nor the bundler load the compilers. */
const folder = path.join('.generated', 'pages');

/** Returns the file for a path such as `/documents/concepts/fees`, as in `servePages`. */
const fileOf = (request: string): string => path.join(folder, `${request}.json`);

/** The path whose file is written last. */
const listPath = '/documents';

type Built = { documents: readonly Document[]; snippets: readonly SnippetPage[] };

/** Deletes the output of an earlier build, so that it can't be mistaken for this build's. */
export const clearBuiltPages = (): void => fs.rmSync(folder, { recursive: true, force: true });

/** Replaces the output of an earlier build with this build's. The list of pages is written last, in one step. */
export function writeBuiltPages({ documents, snippets }: Built): void {
  clearBuiltPages();
  for (const document of documents) write(`${listPath}/${document.slug}`, withoutChecks(document));
  for (const snippet of snippets) write(`/snippets/${snippet.name}`, snippet);
  write(
    '/snippets',
    snippets.map(({ name }) => name),
  );
  write(
    '/draft',
    documents.map(({ slug }) => slug),
  );
  fs.renameSync(fileOf('/draft'), fileOf(listPath));
}

const retryMs = 25;
/** Milliseconds, as long as `next.config.ts` lets Next wait for a page. */
const longestWait = 1_800_000;

/**
 * Reads the data for a path, which isn't validated because the same build wrote it. Next runs in parallel with the
 * process that compiles pages, so it waits for the list of them. The wait doesn't keep the process alive.
 * @param limit milliseconds to wait
 * @throws if there's no list by then, or no such page
 */
export async function readBuilt(request: string, limit = longestWait) {
  const end = performance.now() + limit;
  while (!fs.existsSync(fileOf(listPath))) {
    if (performance.now() > end)
      throw new Error(
        `${fileOf(listPath)} is missing after ${limit / 1000} s: the process that compiles pages never wrote it.`,
      );
    await setTimeout(retryMs, undefined, { ref: false });
  }
  return JSON.parse(fs.readFileSync(fileOf(request), 'utf8'));
}

/** Removes data that no page shows, such as the plain form, so that Next doesn't read it with each page. */
export const withoutChecks = (document: Document): Document => ({ ...document, links: [], markdown: '' });

function write(request: string, data: unknown): void {
  fs.mkdirSync(path.dirname(fileOf(request)), { recursive: true });
  fs.writeFileSync(fileOf(request), JSON.stringify(data, curlShown));
}
