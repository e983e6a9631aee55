import { cache } from 'react';
import type { Document } from '@/lib/markup/document';
import { listBuiltPages, readBuiltDocument, readBuiltSnippet } from './built-pages';
import type { SnippetPage } from './snippet-page';

// In a build, the bundler removes the `else` branches, and with them the compilers and their dependencies.

/** Lists the slugs of all pages: those that the build compiled, or in development, those that exist now. */
export async function listPages(): Promise<string[]> {
  if (process.env.NODE_ENV === 'production') return (await listBuiltPages()).documents;
  else {
    const { listDocuments } = await import('./document-list');
    return listDocuments().map(({ slug }) => slug);
  }
}

/**
 * Returns a page's document, which is only read once for the page and its metadata.
 * @throws ContentError in development, if the page has an error; a build finds it earlier
 */
export const loadPage = cache(async (slug: string): Promise<Document> => {
  if (process.env.NODE_ENV === 'production') return readBuiltDocument(slug);
  else return (await import('./documents')).loadDocument(slug);
});

/** Lists the names of all snippets with a page. */
export async function listSnippetPages(): Promise<string[]> {
  if (process.env.NODE_ENV === 'production') return (await listBuiltPages()).snippets;
  else return (await import('@/lib/content/markdown/snippets')).listSnippets();
}

/** Returns the data of a snippet's page. */
export async function loadSnippet(name: string): Promise<SnippetPage> {
  if (process.env.NODE_ENV === 'production') return readBuiltSnippet(name);
  else return (await import('./snippet-page')).loadSnippetPage(name);
}
