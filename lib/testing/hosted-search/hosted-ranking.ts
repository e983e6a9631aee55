import type { liteClient } from 'algoliasearch/lite';
import { z } from 'zod';
import { toFilter } from '@/lib/search/engine/filters';
import { queryWords } from '@/lib/search/engine/query-words';
import { termsOf, tokenize } from '@/lib/search/engine/tokenize';
import { levels, type SearchRecord } from '@/lib/search/record';
import { indexSettings, synonymsOf } from '@/lib/search/settings';

/**
 * A word in a record: the rank of its attribute, from 0 for the first, and its position there. Whether it's a whole word
 * rather than part of an identifier, and the only word of the attribute.
 */
type Posting = { record: number; attribute: number; position: number; isWhole: boolean; isOnly: boolean };

/** How a record matches one word of a query. */
type WordMatch = { typos: number; isExact: boolean; postings: Posting[] };

/** A record with its rank by each criterion of `ranking` and `customRanking`; a lower number is better. */
type Scored = { record: SearchRecord; isComplete: boolean; ranks: Readonly<Record<string, number>> };

/** The parts of `searchableAttributes`: attributes that are listed together rank the same. */
const attributes = indexSettings.searchableAttributes.map((entry) => ({
  isOrdered: !entry.includes('unordered'),
  names: entry.split(',').map((name) => name.replace(/^unordered\((.+)\)$/, '$1')),
}));

/** Words that are farther apart rank the same. */
const farthest = 8;

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

/** The parameters that the model uses. Clients send them next to the index name or in a nested object. */
const paramsSchema = z.object({
  query: z.string().optional(),
  facetFilters: z.array(z.string()).optional(),
  optionalFilters: z.array(z.string()).optional(),
  hitsPerPage: z.number().optional(),
});
type Asked = Omit<z.infer<typeof paramsSchema>, 'hitsPerPage'>;
const bodySchema = z.object({
  requests: z.array(paramsSchema.extend({ indexName: z.string(), params: paramsSchema.optional() })),
});

/** Returns a requester for the hosted engine's client that answers from a model of its ranking. */
export function createRankingRequester(records: readonly SearchRecord[]): Requester {
  const rank = createHostedRanking(records);
  return {
    send: async ({ data }) => {
      const { requests } = bodySchema.parse(JSON.parse(String(data)));
      const results = requests.map(({ indexName, params, ...flat }) => {
        const { hitsPerPage = indexSettings.hitsPerPage, ...asked } = { ...flat, ...params };
        const matches = distinct(rank(asked));
        const hits = matches.slice(0, hitsPerPage).map((hit) => ({ ...hit, _highlightResult: {} }));
        return { hits, nbHits: matches.length, page: 0, query: asked.query ?? '', index: indexName };
      });
      return { status: 200, isTimedOut: false, content: JSON.stringify({ results }) };
    },
  };
}

/** Limits the records per page. */
function distinct(ranked: readonly SearchRecord[]): SearchRecord[] {
  const counts = new Map<string, number>();
  return ranked.filter(({ url_without_anchor: page }) => {
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    return count < indexSettings.distinct;
  });
}

/**
 * Returns a model of the hosted engine's ranking: records compete by one criterion after the other, as in `ranking` of
 * our settings: https://www.algolia.com/doc/guides/managing-results/relevance-overview/in-depth/ranking-criteria
 * Where the documentation is silent, such as about the splitting of compounds, the model does what our engine does.
 * Criteria that aren't public, such as dynamic re-ranking, are missing.
 */
function createHostedRanking(records: readonly SearchRecord[]) {
  const postings = indexWords(records);
  const vocabulary = [...postings.keys()];

  function matchWord(term: string, isLast: boolean, isSingle: boolean): Map<number, WordMatch> {
    // The default of `exactOnSingleWordQuery`: a single word must be the whole attribute.
    const counts = ({ isWhole, isOnly }: Posting) => (isSingle ? isOnly : isWhole);
    const found = new Map<number, WordMatch>();
    const add = (word: string, typos: number, isExact: boolean) => {
      for (const posting of postings.get(word) ?? []) {
        // Selectors and addresses must match exactly.
        if (typos > 0 && attributes[posting.attribute]?.names.includes('keywords')) continue;
        const match = found.get(posting.record);
        if (match && match.typos < typos) continue;
        if (match && match.typos === typos) {
          match.postings.push(posting);
          match.isExact ||= isExact && counts(posting);
        } else found.set(posting.record, { typos, isExact: isExact && counts(posting), postings: [posting] });
      }
    };
    for (const word of vocabulary) {
      if (word === term) add(word, 0, true);
      else if (isLast && word.startsWith(term)) add(word, 0, false);
      else {
        const typos = typosBetween(term, word, isLast);
        if (typos > 0) add(word, typos, false);
      }
    }
    for (const synonym of synonymsOf(term)) add(synonym, 0, false);
    return found;
  }

  return ({ query = '', facetFilters, optionalFilters }: Asked): SearchRecord[] => {
    const words = queryWords(query);
    const matches = words.map(({ term, isLast }) => matchWord(term, isLast, words.length === 1));
    const passes = toFilter(facetFilters);
    const isPreferred = toFilter(optionalFilters);
    const score = (id: number, record: SearchRecord): Scored => {
      const found = matches.flatMap((match) => match.get(id) ?? []);
      return {
        record,
        isComplete: found.length === words.length,
        ranks: {
          words: -found.length,
          filters: isPreferred(record) ? 0 : 1,
          typo: found.reduce((sum, { typos }) => sum + typos, 0),
          attribute: Math.min(...found.flatMap(({ postings: all }) => all.map(attributeRank))),
          proximity: proximityOf(found),
          exact: -found.filter(({ isExact }) => isExact).length,
          'desc(weight.level)': -record.weight.level,
          'desc(weight.pageRank)': -record.weight.pageRank,
          'asc(weight.position)': record.weight.position,
        },
      };
    };
    const scored = [...new Set(matches.flatMap((match) => [...match.keys()]))].flatMap((id) => {
      const record = records[id];
      return record && passes(record) ? [score(id, record)] : [];
    });
    const complete = scored.filter(({ isComplete }) => isComplete);
    // `removeWordsIfNoResults`: if no record has all words, any number is enough.
    return (complete.length > 0 ? complete : scored).sort(compare).map(({ record }) => record);
  };
}

const criteria = indexSettings.ranking.flatMap((name) =>
  name === 'custom' ? indexSettings.customRanking : [name],
);

function compare(a: Scored, b: Scored): number {
  for (const name of criteria) {
    const difference = (a.ranks[name] ?? 0) - (b.ranks[name] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Positions count only in ordered attributes. */
const attributeRank = ({ attribute, position }: Posting): number =>
  attribute * 1000 + (attributes[attribute]?.isOrdered ? Math.min(position, 999) : 0);

/** Adds up the distances of neighboring words, in the attribute where they are closest. */
function proximityOf(found: readonly WordMatch[]): number {
  let sum = 0;
  for (const [index, { postings: ours }] of found.entries()) {
    const next = found[index + 1];
    if (!next) break;
    let nearest = farthest;
    for (const { attribute, position } of ours)
      for (const other of next.postings)
        if (other.attribute === attribute)
          nearest = Math.min(nearest, Math.max(1, Math.abs(other.position - position)));
    sum += nearest;
  }
  return sum;
}

function indexWords(records: readonly SearchRecord[]): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const [record, each] of records.entries())
    for (const [attribute, { names }] of attributes.entries())
      for (const text of names.flatMap((name) => textsOf(each, name))) {
        const wholes = new Set(termsOf(text));
        for (const [position, { term }] of tokenize(text).entries()) {
          const list = postings.get(term) ?? [];
          const isWhole = wholes.has(term);
          list.push({ record, attribute, position, isWhole, isOnly: isWhole && wholes.size === 1 });
          postings.set(term, list);
        }
      }
  return postings;
}

function textsOf({ hierarchy, keywords, content }: SearchRecord, name: string): string[] {
  if (name === 'keywords') return keywords;
  if (name === 'content') return [content];
  const level = levels.find((each) => name === `hierarchy.${each}`);
  return level && hierarchy[level] ? [hierarchy[level]] : [];
}

/** Returns the number of typos that the settings allow between two words, or 0 if there are more. */
function typosBetween(term: string, word: string, isPrefix: boolean): number {
  if (term.length < indexSettings.minWordSizefor1Typo || /\d/.test(term)) return 0;
  const most = term.length < indexSettings.minWordSizefor2Typos ? 1 : 2;
  // A typo in the first character counts twice.
  if (term[0] !== word[0] && most < 2) return 0;
  const compared = isPrefix ? word.slice(0, term.length) : word;
  if (Math.abs(compared.length - term.length) > most) return 0;
  const distance = distanceBetween(term, compared, most) + (term[0] === word[0] ? 0 : 1);
  return distance <= most ? distance : 0;
}

/** Returns the Damerau-Levenshtein distance of adjacent transpositions, or more than `most` if it's larger. */
function distanceBetween(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      row.push(value);
    }
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
