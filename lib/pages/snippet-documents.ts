import { listSnippets, snippetFile } from '@/lib/content/markdown/snippets';
import type { Document } from '@/lib/markup/document';

/** The fields of a snippet's page that lists of URLs need. */
export type SnippetDocument = Pick<
  Document,
  'slug' | 'file' | 'frontMatter' | 'headings' | 'anchors' | 'movedAnchors' | 'body'
>;

/**
 * Headings that snippets contained until the end of 2024. Now the pages that include them contain the
 * headings.
 */
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
export const formerAnchors = (name: string): string[] => formerHeadings[name] ?? [];

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
