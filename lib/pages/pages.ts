import { cache } from 'react';
import type { Document } from '@/lib/markup/document';
import type { Problem } from '@/lib/markup/problem';
import { readBuilt } from './built-pages';
import { requestPage } from './page-server';
import type { SnippetPage } from './snippet-pages';

// Next doesn't compile pages: a build reads those that another process has compiled, and the development server requests
// them from `lib/commands/watch-checked-content.ts`. A bundler would otherwise have to bundle the compilers.
const load = (path: string) => (process.env.NODE_ENV === 'production' ? readBuilt(path) : requestPage(path));

/** Lists the slugs of all pages: those that the build compiled, or in development, those that exist now. */
export const listPages = (): Promise<string[]> => load('/documents');

/**
 * Returns a page's document, which is only read once for the page and its metadata.
 * @throws ContentError in development, if the page has an error; a build finds it earlier
 */
export const loadPage = cache((slug: string): Promise<Document> => load(`/documents/${slug}`));

/** Lists what the content check found last, in development. A build reports it in the terminal. */
export const loadFindings = (): Promise<Problem[]> => requestPage('/findings');

/** Lists the names of all snippets with a page. */
export const listSnippetPages = (): Promise<string[]> => load('/snippets');

/** Returns the data of a snippet's page. */
export const loadSnippet = (name: string): Promise<SnippetPage> => load(`/snippets/${name}`);
