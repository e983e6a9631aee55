import { listSnippets } from '@/lib/content/markdown/snippets';
import { writeBuiltPages } from './built-pages';
import { loadDocuments } from './documents';
import { loadSnippetPage } from './snippet-pages';

/**
 * Compiles every page, for Next to render.
 * @throws ContentError if a page can't be compiled
 */
export async function makeBuiltPages(): Promise<void> {
  const documents = await loadDocuments();
  const snippets = await Promise.all(listSnippets().map(loadSnippetPage));
  writeBuiltPages({ documents, snippets });
}
