import type { Kind } from './kinds';

/** The levels of a hierarchy: the site's section, the page's title, its headings, and their subheadings. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

/**
 * A search record: a section of a page, a reference item, or a contract address. The first group of fields is what the
 * DocSearch crawler creates, so an index filled by that crawler works, too. The second group is ours. Format:
 * https://docsearch.algolia.com/docs/record-extractor
 */
export type SearchRecord = {
  /** Identical across builds. */
  objectID: string;
  /** The full URL with the anchor in an index; a path without the base path in a hit. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** The level of its heading, or `content` for the later pieces of a long section. */
  type: Level | 'content';
  /** Its heading and those above it. `lvl0` is the section's label, and `lvl1` is the page's title. */
  hierarchy: Record<'lvl0', string> & Record<Exclude<Level, 'lvl0'>, string | null>;
  /** Plain text with line breaks between paragraphs. Empty if there's only a heading. */
  content: string;
  language: string;
  /** The site's tag, because an index can contain several sites. */
  docusaurus_tag: string;
  /** Breaks ties. The level is highest for pages, then for reference items, and then for headings by their depth. */
  weight: { pageRank: number; level: number; position: number };

  /** One of `sections` in `lib/nav/sections.ts`, or empty for a page outside of them. */
  section: string;
  /** One of `products` there, or empty if none or all apply. */
  product: string;
  /** The release of its page, such as `lockup-v4.0`, if the page exists in several releases, or empty. */
  release: string;
  kind: Kind;
  /** Alternative names: selectors, topics, addresses, signatures, and synonyms. */
  keywords: string[];
};

/** A contract that has a symbol. */
export type SymbolPlace = { url: string; contract: string };

/** A record in a response. `places` lists all contracts that have the same function, event, error, or type. */
export type FoundRecord = SearchRecord & { places?: SymbolPlace[] };

/** Returns the record's own heading, which is the deepest in its hierarchy. */
export function headingOf({ hierarchy }: Pick<SearchRecord, 'hierarchy'>): string {
  return hierarchy[deepestLevel({ hierarchy })] ?? '';
}

/** Whether a record is the section of a chain in a list of addresses, which groups chains by these headings. */
export const isChain = ({
  kind,
  hierarchy: { lvl2, lvl3 },
}: {
  kind: Kind;
  hierarchy: Pick<SearchRecord['hierarchy'], 'lvl2' | 'lvl3'>;
}): boolean =>
  kind === 'section' && lvl3 !== null && /^(?:Mainnets|Testnets|Legacy v1\.\d)$/.test(lvl2 ?? '');

/** Whether a record is the section of a chain in a list of an indexer's endpoints. */
export const isChainOfIndexer = ({ kind, hierarchy }: Pick<SearchRecord, 'kind' | 'hierarchy'>): boolean =>
  kind === 'section' && hierarchy.lvl3 !== null && hierarchy.lvl2 === 'Indexer URLs by chain';

type Deployed = Record<'contracts' | 'chains' | 'aliases', string[]>;

/** Returns what is at an address, whose heading is like `SablierLockup on Base, Polygon`. */
export function deployedAt({
  hierarchy,
  keywords = [],
}: Pick<SearchRecord, 'hierarchy'> & { keywords?: readonly string[] }): Deployed {
  const [contracts = '', chains = ''] = headingOf({ hierarchy }).split(' on ');
  const aliases = keywords.filter((keyword) => /^[A-Z\d_]+$/.test(keyword));
  return { contracts: contracts.split(', '), chains: chains.split(', '), aliases };
}

/** Whether a record is the page about the changes between a product's releases. */
export const comparesReleases = ({ objectID }: Pick<SearchRecord, 'objectID'>): boolean =>
  /^reference\/\w+\/changes-by-release$/.test(objectID);

/** Whether a record is the table of a product's releases with their packages, which belongs to none of them. */
export const listsReleases = ({ objectID }: Pick<SearchRecord, 'objectID'>): boolean =>
  /^guides\/\w+\/overview#release/.test(objectID);

/** Returns the level of that heading. */
const deepestLevel = ({ hierarchy }: Pick<SearchRecord, 'hierarchy'>): Level =>
  levels.findLast((level) => hierarchy[level]) ?? 'lvl0';

/** An item from a search source. */
export type SearchEntry = {
  /** The slug of its page. */
  slug: string;
  /** Its anchor on the page, or `null` for the page itself. */
  anchor: string | null;
  /** The page's title, followed by the headings down to its own. */
  headings: readonly string[];
  /** Plain text, with line breaks between paragraphs. */
  content: string;
  kind: Kind;
  keywords: readonly string[];
  /** Further words that readers use for its subject. They count less than keywords. */
  words?: string | undefined;
};
