import { cached } from './engine/memoize';
import { deployedAt, headingOf, isChain, type SearchRecord } from './record';

/** Removes the version that `titleWithVersion` appended. */
export const withoutVersion = (title: string): string => title.replace(/ v\d+\.\d+$/, '');

/** The prefix of contract names that readers leave out. */
const prefix = /^Sablier(?:V2)?(?=[A-Z])/i;

/** `LockupLinear` for `SablierV2LockupLinear`. */
export const withoutPrefix = (name: string): string => name.replace(prefix, '');

/** Compares names without spaces and underscores, because readers also write `max segment count`. */
const toComparable = (name: string): string => name.replace(/[\s_]+/g, '').toLowerCase();

/**
 * Returns a function that recognizes names that are in the query, in any case: the whole query, or a word that's written
 * like a name in code, an address, for example. The first digits of a hexadecimal number are enough.
 * @returns the name as the heading or the keyword has it, or `undefined`
 */
function namesIn(query: string): (title: string) => string | undefined {
  const words = query.match(/\w+/g) ?? [];
  const names = new Set([query, ...words.filter((word) => /[A-Z_\d]/.test(word))].map(toComparable));
  const start = /^0x[\da-f]{4,}$/.exec(query)?.[0];
  const shortest = Math.min(...[...names].map(({ length }) => length));
  return (title) => {
    // Most titles are too short.
    if (title.length < shortest) return undefined;
    if (start && title.startsWith(start)) return title;
    return formsOf(title).find(({ comparable }) => names.has(comparable))?.form;
  };
}

/** Returns the first name that's found. */
function firstIn(
  titles: readonly string[],
  nameOf: (title: string) => string | undefined,
): string | undefined {
  for (const title of titles) {
    const name = nameOf(title);
    if (name) return name;
  }
  return undefined;
}

type Form = { form: string; comparable: string };

/** Returns a name with and without its prefix. Cached, because a keystroke compares thousands. */
const formsOf = cached((title: string): Form[] => {
  const name = withoutVersion(title);
  return [name, withoutPrefix(name)].map((form) => ({ form, comparable: toComparable(form) }));
});

/** Whether a keyword is the address, the selector, the topic, or the signature of this item, and not a word for its kind. */
const isOwn = (keyword: string): boolean => /^0x|\)$/.test(keyword);

/** A page, a reference item, or a chain of a release. */
type Item = Pick<SearchRecord, 'hierarchy' | 'kind' | 'release'> & Partial<Pick<SearchRecord, 'keywords'>>;

/** What names an item, whatever the query is: `titles` in the order in which they're compared. */
type Facts = {
  titles: readonly string[];
  heading: string;
  chain: string | undefined;
  places: readonly string[];
};

const facts = new WeakMap<Item, Facts | undefined>();

/** Returns the facts of an item of a release. They're kept, because a keystroke compares thousands. */
function factsOf(item: Item): Facts | undefined {
  if (item.release === '') return undefined;
  if (!facts.has(item)) facts.set(item, readFacts(item));
  return facts.get(item);
}

function readFacts(item: Item): Facts | undefined {
  if (item.kind === 'section' && !isChain(item)) return undefined;
  const heading = headingOf(item);
  const chain = heading.toLowerCase().replace(/ (?:network|mainnet|era|chain|testnet)$/, '');
  // The keywords of a page of addresses contain the names of the contracts, and those of a chain its ticker.
  const isNamed = item.kind === 'page' || isChain(item);
  const keywords = item.keywords?.filter((keyword) => isNamed || isOwn(keyword)) ?? [];
  const { contracts, aliases, chains } = item.kind === 'address' ? deployedAt(item) : nothing;
  return {
    // A signature comes first, because the preferred release may have the name with other arguments.
    titles: [...keywords, heading, ...contracts, ...aliases],
    heading,
    chain: isChain(item) ? chain : undefined,
    places: chains.map((each) => each.toLowerCase()),
  };
}

const nothing: ReturnType<typeof deployedAt> = { contracts: [], aliases: [], chains: [] };

/**
 * Returns a function that recognizes items with a name that's in the query and that the preferred release of their
 * product lacks, also a contract's on a chain. Those of the newest release that has the name rank as high as those of the
 * preferred one, and aren't folded.
 */
export function namesOnlyInOthers<T extends Item>(
  query: string,
  items: Iterable<T>,
  isPreferred: (item: T) => boolean,
): (item: T) => boolean {
  const nameOf = namesIn(query);
  const text = withChains(query);
  const keyOf = (item: T) => {
    const named = factsOf(item);
    if (!named) return undefined;
    const { titles, heading, chain, places } = named;
    const name = chain && text.includes(chain) ? heading : firstIn(titles, nameOf);
    if (!name) return undefined;
    const place = places.filter((each) => text.includes(each)).join(' ');
    return `${item.release.replace(/-.*/, '')} ${item.kind} ${name} ${place}`;
  };
  const preferred = new Set<string>();
  const newest = new Map<string, number>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    if (isPreferred(item)) preferred.add(key);
    newest.set(key, Math.max(newest.get(key) ?? 0, versionOf(item)));
  }
  return (item) => {
    const key = keyOf(item);
    return key !== undefined && !preferred.has(key) && versionOf(item) === newest.get(key);
  };
}

/** Writes the chains of a query as headings do: `linea-sepolia` and `linea testnet` are Linea Sepolia. */
const withChains = (query: string): string =>
  query
    .toLowerCase()
    .replace(/[-_]/g, ' ')
    .replace(/\btestnets?\b/, 'sepolia');

/** Returns a number that's higher for newer releases of a product: 102 for `lockup-v1.2`. */
const versionOf = ({ release }: Item): number => {
  const [major = 0, minor = 0] = (release.match(/\d+/g) ?? []).map(Number);
  return major * 100 + minor;
};
