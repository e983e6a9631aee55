import fs from 'node:fs';
import path from 'node:path';
import type { Document } from './document';
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

/** Puts aside what a build's pages show, in place of what an earlier build left. */
export function writeBuiltPages({ documents, snippets }: Built): void {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const document of documents) write(pageFile(document.slug), withoutChecks(document));
  for (const snippet of snippets) write(snippetFile(snippet.name), snippet);
  const list: List = {
    documents: documents.map(({ slug }) => slug),
    snippets: snippets.map(({ name }) => name),
  };
  write(listFile, list);
}

/** The slugs of all pages, and the names of all snippets. */
export const listBuiltPages = (): List => read(listFile);

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
