import fs from 'node:fs';
import data from '@/content/data/snippet-anchors.json';
import { compileSnippet } from '@/lib/content/compile-snippet';
import { listSnippets, parametersOf, snippetFile } from '@/lib/content/markdown/snippets';
import type { Document } from '@/lib/markup/document';
import { ContentError } from '@/lib/markup/problem';
import { loadDocuments } from './documents';

/** The fields of a snippet's page that lists of URLs need. */
type SnippetDocument = Pick<
  Document,
  'slug' | 'file' | 'frontMatter' | 'headings' | 'anchors' | 'movedAnchors' | 'body'
>;

/** Anchors of headings that snippets contained until the end of 2024. All of them redirect to the snippet's text. */
const formerAnchors = (name: string): string[] =>
  Object.entries(data).find(([each]) => each === name)?.[1] ?? [];

/** Lists the pages of all snippets. `components/doc/snippet-view.tsx` renders them. */
export const listSnippetDocuments = (): SnippetDocument[] =>
  listSnippets().map((name) => ({
    slug: `snippets/${name}`,
    file: snippetFile(name),
    frontMatter: { title: `Snippet: ${name}`, description: '', tocDepth: 3 },
    headings: [
      { depth: 2, id: 'fragment', text: 'The fragment' },
      { depth: 2, id: 'pages', text: 'Pages that include it' },
    ],
    anchors: [],
    movedAnchors: Object.fromEntries(formerAnchors(name).map((from) => [from, 'fragment'])),
    body: { kind: 'mdx', code: '' },
  }));

/** A snippet's page: its text, its parameters, and the pages that include it. */
export type SnippetPage = {
  name: string;
  file: string;
  parameters: string[];
  users: { slug: string; title: string }[];
  formerAnchors: string[];
  /** See `DocumentBody`. */
  code: string;
};

/**
 * Reads and compiles a snippet, and finds its users.
 * @throws ContentError if it can't be compiled
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
