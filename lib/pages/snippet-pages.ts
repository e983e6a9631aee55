import fs from 'node:fs';
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

/** Headings that snippets contained until the end of 2024. Now the pages that include them contain the headings. */
const formerHeadings: Record<string, string[]> = {
  BatchCommonSteps: ['function-definition', 'batch-size', 'erc-20-steps'],
  CreateFunctions: ['create-functions'],
  ParamAsset: ['asset'],
  ParamBroker: ['broker'],
  ParamCancelable: ['cancelable'],
  ParamRecipient: ['recipient'],
  ParamSender: ['sender'],
  ParamTotalAmount: ['total-amount'],
  ParamTransferable: ['transferable'],
};

/** Former anchors of a snippet's page. All of them redirect to the snippet's text. */
const formerAnchors = (name: string): string[] => formerHeadings[name] ?? [];

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
