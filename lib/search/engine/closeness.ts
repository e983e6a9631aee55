import type { Kind } from '../kinds';
import { deepestLevel, headingOf, type SearchRecord } from '../record';
import { isQuestion, type QueryWord } from './query-words';
import { termsOf, tokenize } from './tokenize';

/** If two results have the same name, the kind that readers use more often ranks higher. */
const kindFactors: Record<Kind, number> = {
  ...{ page: 1.1, section: 1, function: 0.9, event: 0.8 },
  ...{ error: 0.9, type: 0.9, address: 0.9 },
};

/** Weights a match by its kind and its page rank. For questions, text ranks higher than reference items. */
export function importanceOf({ weight, kind }: SearchRecord, question: boolean): number {
  const isText = kind === 'page' || kind === 'section';
  return 0.1 * weight.pageRank * kindFactors[kind] * (question && !isText ? 0.6 : 1);
}

/** Returns a function that weights a match by how much of the query its name covers. */
export function closenessTo(query: string, words: readonly QueryWord[]): (record: SearchRecord) => number {
  const queryTerms = termsOf(query);
  const sentence = queryTerms.join(' ');
  const text = query.trim().toLowerCase();
  const question = isQuestion(query);
  return (record) => {
    const { heading, headingTerms, trailTerms, keywords } = namesOf(record);
    if (heading === sentence) return deepestLevel(record) === 'lvl1' ? 6 : 4;
    if (keywords.includes(text)) return 4;
    const named = heading.split(' ');
    const similarity = question ? 1 + similarityOf(named, queryTerms) : 1;
    if (containsAll(headingTerms, words)) return similarity * (2 + Math.min(1, words.length / named.length));
    return similarity * (containsAll(trailTerms, words) ? 1.5 : 1);
  };
}

/** Measures the overlap of two sentences from 0 to 1, because a heading may be nearly identical to a question. */
function similarityOf(heading: readonly string[], queryTerms: readonly string[]): number {
  const common = heading.filter((term) => queryTerms.includes(term)).length;
  return common / (heading.length + queryTerms.length - common);
}

const containsAll = (terms: readonly string[], words: readonly QueryWord[]): boolean =>
  words.every((word) =>
    terms.some((term) => term === word.term || (word.isLast && term.startsWith(word.term))),
  );

/** The names of a record, as terms. */
type Names = { heading: string; headingTerms: string[]; trailTerms: string[]; keywords: string[] };

const cache = new WeakMap<SearchRecord, Names>();

/** Cached, because each keystroke looks at hundreds of records, most of them again and again. */
function namesOf(record: SearchRecord): Names {
  const cached = cache.get(record);
  if (cached) return cached;
  const heading = headingOf(record);
  const { lvl1, lvl2 } = record.hierarchy;
  const headingTerms = tokenize(heading).map(({ term }) => term);
  const names = {
    heading: termsOf(heading).join(' '),
    headingTerms,
    trailTerms: [...headingTerms, ...tokenize(`${lvl1 ?? ''} ${lvl2 ?? ''}`).map(({ term }) => term)],
    keywords: record.keywords.map((keyword) => keyword.toLowerCase()),
  };
  cache.set(record, names);
  return names;
}
