import { cache } from 'react';
import type { Document } from '@/lib/markup/document';
import type { Problem } from '@/lib/markup/problem';
import { listBuiltPages, readBuiltDocument, readBuiltSnippet } from './built-pages';
import { requestPage } from './page-server';
import type { SnippetPage } from './snippet-pages';

// Next doesn't compile pages: a build reads those that another process has compiled, and the development server requests
// them from `lib/commands/watch-checked-content.ts`. A bundler would otherwise have to bundle the compilers.
const isBuild = process.env.NODE_ENV === 'production';

/** Lists the slugs of all pages: those that the build compiled, or in development, those that exist now. */
export const listPages = async (): Promise<string[]> =>
  isBuild ? (await listBuiltPages()).documents : requestPage('/documents');

/**
 * Returns a page's document, which is only read once for the page and its metadata.
 * @throws ContentError in development, if the page has an error; a build finds it earlier
 */
export const loadPage = cache(
  async (slug: string): Promise<Document> =>
    isBuild ? readBuiltDocument(slug) : requestPage(`/documents/${slug}`),
);

/** Lists what the content check found last, in development. A build reports it in the terminal. */
export const loadFindings = async (): Promise<Problem[]> => requestPage('/findings');

/** Lists the names of all snippets with a page. */
export const listSnippetPages = async (): Promise<string[]> =>
  isBuild ? (await listBuiltPages()).snippets : requestPage('/snippets');

/** Returns the data of a snippet's page. */
export const loadSnippet = async (name: string): Promise<SnippetPage> =>
  isBuild ? readBuiltSnippet(name) : requestPage(`/snippets/${name}`);
