import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Document } from '@/lib/markup/document';
import type { SnippetPage } from './snippet-page';

/**
 * What a build compiled, for the pages that Next then draws from it. Next's processes read finished pages instead of
 * compiling anything, so that neither the bundler nor they load the compilers.
 */
const folder = path.join('.generated', 'pages');

const pageFile = (slug: string): string => path.join(folder, 'documents', `${slug}.json`);
const snippetFile = (name: string): string => path.join(folder, 'snippets', `${name}.json`);
const listFile = path.join(folder, 'list.json');

type Built = { documents: readonly Document[]; snippets: readonly SnippetPage[] };
type List = { documents: string[]; snippets: string[] };

/** Takes away what an earlier build left, so that nothing of it is taken for this one's. */
export const clearBuiltPages = (): void => fs.rmSync(folder, { recursive: true, force: true });

/** Puts aside what a build's pages show, in place of what an earlier build left; the list comes last and at once. */
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

/**
 * The slugs of all pages, and the names of all snippets. Next is started beside the process that compiles them, so it
 * waits for the list; nobody is kept from ending meanwhile.
 */
export async function listBuiltPages(): Promise<List> {
  while (!fs.existsSync(listFile)) await setTimeout(listInterval, undefined, { ref: false });
  return read(listFile);
}

export const readBuiltDocument = (slug: string): Document => read(pageFile(slug));

export const readBuiltSnippet = (name: string): SnippetPage => read(snippetFile(name));

/** What no page shows, such as its plain form, would be read with each page for nothing. */
const withoutChecks = (document: Document): Document => ({ ...document, links: [], markdown: '' });

function write(file: string, data: unknown): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(data));
}

/** Written by the same build a moment ago. */
const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));
