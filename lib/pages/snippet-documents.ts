import { listSnippets, snippetFile } from '@/lib/content/markdown/snippets';
import type { Document } from '@/lib/markup/document';

/** The page of a snippet, as far as lists of addresses look at a document. */
export type SnippetDocument = Pick<
  Document,
  'slug' | 'file' | 'frontMatter' | 'headings' | 'anchors' | 'movedAnchors' | 'body'
>;

/** Headings that snippets had of their own until the end of 2024. Today the pages that include them have the headings. */
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

/** Anchors that the page of a snippet once had; all of them lead to what the snippet says. */
export const formerAnchors = (name: string): string[] => formerHeadings[name] ?? [];

/** The pages of all snippets. `components/doc/snippet-view.tsx` draws them. */
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
