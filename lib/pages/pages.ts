import { cache } from 'react';
import type { Document } from '@/lib/markup/document';
import { listBuiltPages, readBuiltDocument, readBuiltSnippet } from './built-pages';
import type { SnippetPage } from './snippet-page';

// In a build the bundler drops what stands behind `else`, and with it the compilers and all that they need.

/** The slug of every page: in a build those that it compiled, in development those that exist now. */
export async function listPages(): Promise<string[]> {
  if (process.env.NODE_ENV === 'production') return (await listBuiltPages()).documents;
  else {
    const { listDocuments } = await import('./document-list');
    return listDocuments().map(({ slug }) => slug);
  }
}

/**
 * What a page shows. A page and its metadata share one reading.
 * @throws ContentError in development, when there is a mistake in it; a build has found it before
 */
export const loadPage = cache(async (slug: string): Promise<Document> => {
  if (process.env.NODE_ENV === 'production') return readBuiltDocument(slug);
  else return (await import('./documents')).loadDocument(slug);
});

/** The name of every snippet that has a page. */
export async function listSnippetPages(): Promise<string[]> {
  if (process.env.NODE_ENV === 'production') return (await listBuiltPages()).snippets;
  else return (await import('@/lib/content/markdown/snippets')).listSnippets();
}

/** What the page of a snippet shows. */
export async function loadSnippet(name: string): Promise<SnippetPage> {
  if (process.env.NODE_ENV === 'production') return readBuiltSnippet(name);
  else return (await import('./snippet-page')).loadSnippetPage(name);
}
