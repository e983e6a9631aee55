import { withoutPrefix } from '../exact-name';
import { deployedAt, headingOf, isChain, isChainOfIndexer, type SearchRecord } from '../record';
import { synonymsOf } from '../settings';
import { cached } from './memoize';
import { namesProduct, placeOf, queryWords } from './query-words';
import { termsOf, toTerm } from './tokenize';
import lists from './words.json';

/** Words of a query that asks for the addresses on a chain, in the form that `toTerm` returns. */
export const addressWords: ReadonlySet<string> = new Set(lists.address);

/** Words in the name of a chain that readers leave out. Each testnet has another word in its name. */
const impliedWords = new Set(['chain', 'era', 'mainnet', 'network']);

/** Words of a query that asks for an indexer's endpoint on a chain. */
const indexerWords = new Set(lists.indexer);

/** Separates names: `Base and Sepolia` doesn't mean Base Sepolia. */
const separator = /[,;&+/]|\b(?:and|or|vs|versus)\b/i;

/** The package in `v2-core` or `lockup core`, which isn't Core Dao. */
const corePackage = /\b(?:v2|lockup)[ -]core\b(?! (?:dao|chain|network)\b)/i;

/**
 * Finds the sections of the chains that a query names, also by a former name such as `matic`, if all that it says otherwise
 * is which addresses or endpoints it asks for. Each product has a list of chains. They're in the order of the site, unless
 * the query names a product. If the query names a contract, too, its addresses there come first.
 * @returns the factors of these sections and addresses
 */
export function namedChains(query: string, records: readonly SearchRecord[]): Map<SearchRecord, number> {
  const words = query.split(separator).map((part) => queryWords(part).filter(({ isWeak }) => !isWeak));
  const written = words.map((part) => part.map(({ term }) => term));
  const asksIndexer = written.flat().some((term) => indexerWords.has(term));
  const parts = written.map((part) => part.filter((term) => !asksIndexer || !indexerWords.has(term)));
  const terms = parts.flat();
  // A short number may be anything else.
  const isId = terms.length === 1 || terms.some((term) => /^(?:chain|network)(?:id)?$/.test(term));
  const listed = records.filter(asksIndexer ? isChainOfIndexer : isChain);
  const contracts = records.filter(
    (record) => record.kind === 'address' && contractTerms(record).some((term) => terms.includes(term)),
  );
  const contractNames = new Set(contracts.flatMap(contractTerms));
  const isDetail = (term: string) => isAddressWord(term) || contractNames.has(term);
  const namedBy = (part: readonly string[]) =>
    inTestnets(part, listed.filter(isNamedBy(part, isId, isDetail)));
  const chainParts = parts.flatMap((part) => {
    // As in `base optimism`.
    const apart = part.filter((term) => !isDetail(term)).map((term) => [term]);
    return namedBy(part).length === 0 && apart.every((each) => namedBy(each).length > 0) ? apart : [part];
  });
  const named = chainParts.map(namedBy);
  const hasOther = chainParts.some((part, at) => named[at]?.length === 0 && !part.every(isDetail));
  if (hasOther || corePackage.test(query)) return new Map();
  // Lists of endpoints have a low page rank.
  const most = asksIndexer ? 15 : 10;
  // Of several chains, those of one product come first, so that none is missing.
  const step = named.filter(({ length }) => length > 0).length > 1 ? 2 : 0.2;
  const factorOf = ({ product }: SearchRecord) =>
    most / (1 + step * (namesProduct(query, product) ? 0 : placeOf(product)));
  const chains = new Set(named.flat().map(headingOf));
  const deployed = contracts.filter((record) => deployedAt(record).chains.some((chain) => chains.has(chain)));
  return new Map([
    ...named.flat().map((record) => [record, factorOf(record)] as const),
    ...deployed.map((record) => [record, 5 * most] as const),
  ]);
}

/** Whether a word says which addresses a query asks for. `old` is the opposite of `newest`. */
const isAddressWord = (term: string): boolean =>
  addressWords.has(term) || /^v?\d|^sablier|^(?:old|older|previous)$/.test(term);

/**
 * Returns the names of an address's contracts, and their aliases, as terms. `Lockup` and `Flow` are also names of products, so
 * a name without its prefix has several words.
 */
const contractTerms = cached((record: SearchRecord): string[] => {
  const { contracts, aliases } = deployedAt(record);
  const bare = contracts.map(withoutPrefix).filter((name) => /.[A-Z][a-z]/.test(name));
  return [...contracts, ...bare, ...aliases].map(toTerm);
});

/** Of the chains that words name, `base testnet` means the testnets. */
function inTestnets(terms: readonly string[], named: readonly SearchRecord[]): readonly SearchRecord[] {
  const testnets = terms.includes('testnet')
    ? named.filter(({ hierarchy }) => hierarchy.lvl2 === 'Testnets')
    : [];
  return testnets.length > 0 ? testnets : named;
}

/** Returns a function that recognizes the section of the chain that these words name, if the others are details. */
function isNamedBy(
  terms: readonly string[],
  isId: boolean,
  isDetail: (term: string) => boolean,
): (record: SearchRecord) => boolean {
  const namesAt = (term: string, place: number) =>
    // As in `zk sync`.
    [term, (terms[place - 1] ?? '') + term, term + (terms[place + 1] ?? '')].flatMap((name) => [
      name,
      ...synonymsOf(name).flatMap((synonym) => synonym.split(' ')),
    ]);
  const named = terms.map(namesAt);
  // As in `base testnet`, but not in `testnet addresses`.
  const isTestnet = terms.includes('testnet') && !terms.every(isDetail);
  const all = new Set([...named.flat(), ...(isTestnet ? ['sepolia'] : [])]);
  return (record) => {
    const names = namesOf(record);
    const isWhole = (name: readonly string[]) =>
      name.every((term) => all.has(term) || (name.length > 1 && impliedWords.has(term))) &&
      (isId || !/^\d{1,2}$/.test(name.join(' ')));
    return (
      names.some(isWhole) &&
      terms.every(
        (term, at) => isDetail(term) || named[at]?.some((name) => names.some((each) => each.includes(name))),
      )
    );
  };
}

/** Returns the terms of a chain's names, which are the heading and the keywords of its section. */
const namesOf = cached((record: SearchRecord) => [headingOf(record), ...record.keywords].map(termsOf));
