import { products } from '@/lib/nav/sections';
import { withoutVersion } from '../exact-name';
import { isItem, type Kind } from '../kinds';
import { comparesReleases, deployedAt, headingOf, listsReleases, type SearchRecord } from '../record';
import { cached } from './memoize';
import { addressWords } from './named-chains';
import {
  hasCodeWord,
  isAlias,
  isQuestion,
  isStopWord,
  namesProduct,
  placeOf,
  type QueryWord,
} from './query-words';
import { partsOf, termsOf, tokenize, toTerm } from './tokenize';
import lists from './words.json';

/**
 * Returns a function that weights a match by how much of the query its name covers: its heading, its keywords, the name of
 * its chain, or the last part of its address.
 * @param words the words of the query that matter
 * @param sharedHeadings the headings of sections that say nothing, such as "What can go wrong"
 */
export function closenessTo(
  query: string,
  words: readonly QueryWord[],
  sharedHeadings: ReadonlySet<string>,
): (record: SearchRecord) => number {
  const queryTerms = termsOf(query);
  const addresses = new Set(queryTerms.filter((term) => /^0x[0-9a-f]{40}$/.test(term)));
  const sentence = queryTerms.join(' ');
  const written = query.trim();
  const signature = written.endsWith(')') ? written.replace(/\s/g, '') : undefined;
  const identifiers = words.map(({ text }) => text).filter((word) => /[A-Z_\d]/.test(word));
  const question = isQuestion(query);
  const isPlain = !hasCodeWord(query);
  const contentTerms = words.map(({ term }) => term);
  const strong = words.filter(({ isWeak }) => !isWeak).map(({ term }) => term);
  const content = contentTerms.join(' ');
  const asked = new Set([queryTerms, contentTerms, ...(strong.length > 1 ? [strong] : [])].map(askedOf));
  const place = askedOf(strong.filter((term) => !addressWords.has(term)));
  const namedProducts = products.map(({ id }): string => id).filter((id) => namesProduct(sentence, id));
  // In `refund from flow stream`, the page about Flow has the keyword `refund`.
  const isProduct = (term: string) =>
    /^(?!sablier)/.test(term) && namedProducts.some((id) => namesProduct(term, id));
  const subject = askedOf(strong.filter((term) => term !== 'stream' && !isProduct(term)));
  const releases = Array.from(sentence.matchAll(/\bv?(\d\.\d)\b/g), ([, version]) => `v${version}`);
  // As in `flow v2 vs flow v3 differences`.
  const versions = new Set(strong.filter(isVersion));
  const asksChanges =
    versions.size > 1 && strong.every((term) => isVersion(term) || isProduct(term) || compareWords.has(term));
  // As in `what does LK3 stand for`. A number that follows is a chain's ID.
  const aliases = queryTerms.filter(isAlias);
  const asksAlias =
    aliases.length > 0 &&
    strong.every((term) => isAlias(term) || aliasWords.has(term)) &&
    !queryTerms.some((term) => /^\d+$/.test(term));
  const asksPackage = /\b(?:npm|package)\b/.test(sentence) && /\bv?\d/.test(sentence);
  const askedItem = cached((kind: Kind) => {
    const terms = queryTerms.filter((term) => !kindWords(kind).has(term));
    // A single word is the name of an item only if the query says so, as in `campaign entity`.
    return terms.length > 1 || terms.length < queryTerms.length ? askedOf(terms) : '';
  });
  // `void a flow stream` is what a reader wants to do, not the event `VoidFlowStream`.
  const asksForEvent = queryTerms.some((term) => kindWords('event').has(term));
  const isPlace = (record: SearchRecord) =>
    listsAddresses(record) && (namedProducts.length === 0 || coversProduct(record, namedProducts));
  return (record) => {
    const names = namesOf(record);
    const { name, bareName, heading, bareHeading, headingTerms, keywords, keywordTerms, lastPart } = names;
    const { kind } = record;
    const isTitle = kind !== 'section' || !sharedHeadings.has(name);
    const named = heading.split(' ');
    const isKeyword = names.askedKeywords.some(
      (keyword) =>
        asked.has(keyword) ||
        (keyword === place && isPlace(record)) ||
        (keyword === subject && kind !== 'address' && namedProducts.includes(record.product)),
    );
    // Other items have the same types in another order.
    if (signature && record.keywords.includes(signature)) return 100;
    // As in `what changed between v2.0 and v3.0`.
    if (releases.length > 1 && releases.every((release) => headingTerms.includes(release))) return 6;
    if (asksChanges && comparesReleases(record) && namesProduct(sentence, record.product)) return 40;
    if (
      asksAlias &&
      (heading === 'aliase' || (listsAddresses(record) && aliases.some((alias) => keywords.includes(alias))))
    )
      return 12;
    // As in `Lockup v4.0`, which is a heading on many pages.
    if (isPlace(record) && /\bv\d/.test(sentence) && names.askedKeywords.includes(askedOf(queryTerms)))
      return 100;
    if (asksPackage && listsReleases(record) && namesProduct(sentence, record.product)) return 12;
    if (kind === 'address') {
      if (keywords.some((keyword) => addresses.has(keyword))) return 100;
      // The contract may have no page, and addresses of old releases have a low rank.
      if (deployedAt(record).contracts.includes(written)) return 200 / record.weight.pageRank;
      // `mainnet` without another name means Ethereum.
      if (named.at(-1) === 'mainnet' && !queryTerms.includes(named.at(-2) ?? '')) return 0.1;
    }
    // A type, a contract, or an error, in exactly this case, is what the reader means.
    const isExact =
      kind !== 'section' &&
      kind !== 'address' &&
      identifiers.some((word) => `_${bareName}`.endsWith(`_${word}`));
    const exactness = isExact ? 4 : 1;
    if (heading === sentence || bareHeading === sentence)
      return exactness * sameName(record, name === written || bareName === written, queryTerms.length);
    const isLastPart = lastPart === sentence;
    // Of pages with this name, one whose address also ends in it wins a tie.
    if (kind === 'page' && (isLastPart || isKeyword)) return isLastPart && isKeyword ? 5.25 : 5;
    if (isKeyword) return 4;
    // The beginning of a name, such as `lockup v1.2 addr`.
    if (kind === 'page' && isBegun([bareHeading, lastPart, ...keywords], sentence)) return 4;
    // As in `what is a cliff`, which the glossary says first.
    if (heading === content) return kind === 'type' ? 2 : 0.4 * record.weight.pageRank;
    // As in `withdraw max` or `overdraw error`. Without a word such as `struct`, a function is meant.
    if (names.askedNames.includes(askedItem(kind)) && (kind !== 'event' || asksForEvent))
      return exactness * (kind === 'type' && askedItem(kind) === askedItem('section') ? 2 : 4);
    const similarity = question ? 1 + nearestOf(isTitle ? named : [], keywordTerms, contentTerms) : 1;
    // Plain words such as `vesting with cliff` rarely mean a constant such as `VESTING_CLIFF_DURATION`, and `what is a Bob
    // vault` doesn't mean the contract `BobVaultShare`.
    const isOther = isPlain && (question ? /[a-z][A-Z]|_/ : /^[A-Z\d]+_[A-Z\d_]+$/).test(bareName);
    return exactness * similarity * (isTitle && !isOther && containsAll(headingTerms, words) ? 2.5 : 1);
  };
}

const isVersion = (term: string): boolean => /^v?\d+\.\d+|^v\d+$/.test(term);

/** Words of a query that compares releases, or asks what an alias means, in the form that `toTerm` returns. */
const compareWords: ReadonlySet<string> = new Set(lists.compare);
const aliasWords: ReadonlySet<string> = new Set(lists.alias);

/** Words of a query that say which kind of item it asks for, in the form that `toTerm` returns. */
const kindWords = cached((kind: Kind) => new Set<string>(lists.kinds[kind]));

/**
 * Returns terms in a form in which only their meaning counts: in any order, without stop words unless there are no others,
 * and with versions such as `v4` or `v1.2`.
 */
function askedOf(terms: readonly string[]): string {
  const content = terms.filter((term) => !isStopWord(term));
  const versioned = (content.length > 1 ? content : terms).map((term) =>
    term === 'url'
      ? 'endpoint'
      : term.replace(/^v?(\d+\.\d+)(?:\.\d+)?$/, 'v$1').replace(/^(v\d+)\.0$/, '$1'),
  );
  return [...new Set(versioned)].sort().join(' ');
}

/** Whether a record is a page of addresses. */
const listsAddresses = ({ kind, objectID }: SearchRecord): boolean =>
  kind === 'page' && /\/(?:previous-)?deployments\b/.test(objectID);

/**
 * Whether a record is about one of these products. Older campaigns are on the pages of addresses of Lockup, which have their
 * releases as keywords.
 */
export const coversProduct = (record: SearchRecord, ids: readonly string[]): boolean =>
  ids.includes(record.product) ||
  (listsAddresses(record) && record.keywords.some((name) => ids.some((id) => namesProduct(name, id))));

/**
 * Measures how similar a question is to the heading of a record, or to the keyword that is most similar. A heading says
 * more about a section than the questions that its author expects.
 */
function nearestOf(
  heading: readonly string[],
  keywords: readonly (readonly string[])[],
  queryTerms: readonly string[],
): number {
  const shares = keywords.map((keyword) => 1.25 * similarityOf(keyword, queryTerms));
  return Math.max(1.5 * similarityOf(heading, queryTerms), ...shares);
}

/** Whether a query is the beginning of a name. Every page has names that start with two letters. */
const isBegun = (names: readonly string[], query: string): boolean =>
  query.length > 2 && names.some((name) => name.startsWith(query));

/**
 * Returns the factor for a heading that equals the query. A page or a reference item with exactly this name ranks above
 * all sections, which have higher page ranks. Of functions with one name, those of the first product come first. A
 * lowercase word rarely means a type whose name is capitalized. Several words that equal a heading aren't a coincidence.
 */
function sameName({ kind, product }: SearchRecord, isSameCase: boolean, wordCount: number): number {
  if (kind === 'section' && wordCount > 2) return 8;
  if (kind === 'section' || kind === 'address') return 4;
  if (isSameCase) return 12 / (1 + 0.03 * placeOf(product));
  if (kind === 'page') return 6;
  return kind === 'type' ? 2 : 4;
}

/** Measures the overlap of two sentences from 0 to 1, because a heading may be nearly identical to a question. */
function similarityOf(heading: readonly string[], queryTerms: readonly string[]): number {
  const content = heading.filter((term) => !isStopWord(term));
  const common = content.filter((term) => queryTerms.includes(term)).length;
  return common / (content.length + queryTerms.length - common || 1);
}

const containsAll = (terms: readonly string[], words: readonly QueryWord[]): boolean =>
  words.every((word) =>
    terms.some((term) => term === word.term || (word.isLast && term.startsWith(word.term))),
  );

/**
 * Returns the names of a record: its heading as written and as terms, also without the version of an older release.
 * Cached, because each keystroke reads hundreds of records, mostly the same ones.
 */
const namesOf = cached((record: SearchRecord) => {
  const name = headingOf(record);
  const headingTerms = tokenize(name).map(({ term }) => term);
  const bareName = withoutVersion(name);
  const allTerms = record.keywords.map((keyword) => termsOf(keyword));
  return {
    name,
    bareName,
    heading: termsOf(name).join(' '),
    bareHeading: termsOf(bareName).join(' '),
    headingTerms,
    keywords: allTerms.map((terms) => terms.join(' ')),
    // Those of items are selectors and the like.
    keywordTerms: isItem(record.kind) ? [] : allTerms,
    // In the form of `askedOf`, as are the names of an item.
    askedKeywords: allTerms.map(askedOf),
    askedNames: isItem(record.kind) ? itemNames(record, bareName).map(askedOf) : [],
    // Readers know the last part of a page's address.
    lastPart: termsOf(record.objectID.slice(record.objectID.lastIndexOf('/') + 1)).join(' '),
  };
});

/** Returns the terms of an item's names: `SablierLockup_Overdraw` is also called `lockup overdraw` and `overdraw`. */
const itemNames = ({ section, keywords }: SearchRecord, name: string): string[][] => [
  ...[name, name.replace(/^.*_(?=[A-Z][a-z])/, '')].map((each) => {
    const bare = each.replace(/^_|^I?Sablier(?:V2)?(?=[A-Z])/, '');
    const parts = partsOf(bare).map(({ term }) => term);
    return parts.length > 0 ? parts : [toTerm(bare)];
  }),
  // Those of reference items are selectors and the like.
  ...(section === 'api' ? keywords.map(termsOf) : []),
];
