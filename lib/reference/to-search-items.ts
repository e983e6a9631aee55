import { toUrl } from '@/lib/content/document';
import type { Contract, ItemKind, ReleaseModel } from './model';
import { plainText } from './plain-text';
import { releaseName } from './release-note';

/** What a search can find in the contract reference: a page, or an entry on one. */
export type SearchItem = {
  kind: 'page' | 'function' | 'event' | 'error' | 'type';
  name: string;
  /** Of an entry with its anchor; without the base path. */
  url: string;
  /** The contract on whose page it stands. */
  contract: string;
  /** `Lockup v1.2` */
  release: string;
  /** Without Markdown; empty where the source says nothing. */
  summary: string;
  /** Selector or topic, and canonical signature. */
  keywords: string[];
};

/** What readers take an entry for: a variable is called, and a modifier written, like a function. */
const kinds: Record<ItemKind, SearchItem['kind']> = {
  constant: 'function',
  variable: 'function',
  constructor: 'function',
  modifier: 'function',
  function: 'function',
  event: 'event',
  error: 'error',
  struct: 'type',
  enum: 'type',
  type: 'type',
};

/** All that a search can find in a release, page by page, each page before its entries. */
export const toSearchItems = (model: ReleaseModel): SearchItem[] =>
  model.contracts.flatMap((contract) => contractToSearchItems(contract, releaseName(model)));

function contractToSearchItems({ slug, name, docs, items }: Contract, release: string): SearchItem[] {
  const shared = { contract: name, release };
  const page: SearchItem = {
    ...shared,
    kind: 'page',
    name,
    url: toUrl(slug),
    summary: plainText(docs.summary),
    keywords: [],
  };
  const entries = items.map(
    (item): SearchItem => ({
      ...shared,
      kind: kinds[item.kind],
      name: item.name,
      url: `${toUrl(slug)}#${item.anchor}`,
      summary: plainText(item.docs.summary),
      keywords: [item.selector, item.signature].filter((word) => word !== undefined),
    }),
  );
  return [page, ...entries];
}
