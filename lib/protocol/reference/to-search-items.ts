import { toUrl } from '@/lib/markup/document';
import { releaseTitle } from '@/lib/site/release';
import { plainText } from './doc-text';
import type { Contract, ItemKind, ReleaseModel } from './model';

/** A search result in the contract reference: a page, or an entry on a page. */
export type SearchItem = {
  kind: 'page' | 'function' | 'event' | 'error' | 'type';
  name: string;
  /** Without the base path. The URL of an entry includes its anchor. */
  url: string;
  contract: string;
  /** Such as `Lockup v1.2`. */
  release: string;
  /** Plain text, or empty if the source has no comment. */
  summary: string;
  keywords: string[];
};

/** Variables and modifiers count as functions, because that's how readers search for them. */
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

/** Returns the search results of a release, page by page. Each page comes before its entries. */
export const toSearchItems = (model: ReleaseModel): SearchItem[] =>
  model.contracts.flatMap((contract) => contractToSearchItems(contract, releaseTitle(model.release)));

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
