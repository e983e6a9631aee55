import fs from 'node:fs';
import { parametersOf, snippetFile } from '@/lib/markdown/snippets';
import { compileBody } from './compile';
import { listDocuments } from './document-list';
import { loadDocument } from './documents';
import { ContentError } from './problem';

/** A snippet on its own: what it says, what it takes, and which pages include it. */
export type SnippetPage = {
  name: string;
  file: string;
  parameters: string[];
  users: { slug: string; title: string }[];
  /** As in `DocumentBody`. */
  code: string;
};

/** A snippet's text with each parameter's name, in brackets, where its value will stand. */
export const fillWithNames = (text: string): string =>
  parametersOf(text).reduce((filled, name) => filled.replaceAll(`{${name}}`, `[${name}]`), text);

/**
 * Reads and compiles a snippet, and finds its users.
 * @throws ContentError when the snippet can't be shown
 */
export async function loadSnippetPage(name: string): Promise<SnippetPage> {
  const file = snippetFile(name);
  const text = fs.readFileSync(file, 'utf8');
  const { code, problems } = await compileBody(fillWithNames(text), file, 'mdx');
  if (problems.length > 0) throw new ContentError(problems);
  const documents = await Promise.all(listDocuments().map(({ slug }) => loadDocument(slug)));
  const users = documents
    .filter(({ snippets }) => snippets.includes(name))
    .map(({ slug, frontMatter }) => ({ slug, title: frontMatter.title }));
  return { name, file, parameters: parametersOf(text), users, code };
}
