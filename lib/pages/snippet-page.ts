import fs from 'node:fs';
import { compileSnippet } from '@/lib/content/compile-snippet';
import { parametersOf, snippetFile } from '@/lib/content/markdown/snippets';
import { ContentError } from '@/lib/markup/problem';
import { loadDocuments } from './documents';
import { formerAnchors } from './snippet-documents';

/** A snippet's page: its text, its parameters, and the pages that include it. */
export type SnippetPage = {
  name: string;
  file: string;
  parameters: string[];
  users: { slug: string; title: string }[];
  /** Former anchors of the page. */
  formerAnchors: string[];
  /** See `DocumentBody`. */
  code: string;
};

/**
 * Reads and compiles a snippet, and finds its users.
 * @throws ContentError if the snippet can't be compiled
 */
export async function loadSnippetPage(name: string): Promise<SnippetPage> {
  const file = snippetFile(name);
  const text = fs.readFileSync(file, 'utf8');
  const { code, problems } = await compileSnippet(name);
  if (problems.length > 0) throw new ContentError(problems);
  const documents = await loadDocuments();
  const users = documents
    .filter(({ snippets }) => snippets.includes(name))
    .map(({ slug, frontMatter }) => ({ slug, title: frontMatter.title }));
  return { name, file, parameters: parametersOf(text), users, formerAnchors: formerAnchors(name), code };
}
