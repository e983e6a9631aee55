import type { Kind } from '../kinds';
import { deepestLevel, headingOf, type SearchRecord } from '../record';
import { isQuestion, type QueryWord } from './query-words';
import { termsOf, tokenize } from './tokenize';

/** Of two things of one name, the one that readers use more counts more. */
const kindFactors: Record<Kind, number> = {
  ...{ page: 1.1, section: 1, function: 0.9, event: 0.8 },
  ...{ error: 0.9, type: 0.9, address: 0.9 },
};

/** How much a match counts by what it is. A question is answered by a text. */
export function importanceOf({ weight, kind }: SearchRecord, question: boolean): number {
  const isText = kind === 'page' || kind === 'section';
  return 0.1 * weight.pageRank * kindFactors[kind] * (question && !isText ? 0.6 : 1);
}

/** Tells how much a match counts by how much of the query is what the record is called. */
export function closenessTo(query: string, words: readonly QueryWord[]): (record: SearchRecord) => number {
  const asked = termsOf(query);
  const sentence = asked.join(' ');
  const text = query.trim().toLowerCase();
  const question = isQuestion(query);
  return (record) => {
    const { heading, headingTerms, trailTerms, keywords } = namesOf(record);
    if (heading === sentence) return deepestLevel(record) === 'lvl1' ? 6 : 4;
    if (keywords.includes(text)) return 4;
    const named = heading.split(' ');
    const likeness = question ? 1 + likenessOf(named, asked) : 1;
    if (holdsAll(headingTerms, words)) return likeness * (2 + Math.min(1, words.length / named.length));
    return likeness * (holdsAll(trailTerms, words) ? 1.5 : 1);
  };
}

/** How much two sentences have in common, from 0 to 1: a question may stand there nearly as it was asked. */
function likenessOf(heading: readonly string[], asked: readonly string[]): number {
  const common = heading.filter((term) => asked.includes(term)).length;
  return common / (heading.length + asked.length - common);
}

const holdsAll = (terms: readonly string[], words: readonly QueryWord[]): boolean =>
  words.every((word) =>
    terms.some((term) => term === word.term || (word.isLast && term.startsWith(word.term))),
  );

/** What a record is called, in terms. */
type Names = { heading: string; headingTerms: string[]; trailTerms: string[]; keywords: string[] };

const kept = new WeakMap<SearchRecord, Names>();

/** Each key stroke looks at hundreds of records, most of them the same ones again. */
function namesOf(record: SearchRecord): Names {
  const known = kept.get(record);
  if (known) return known;
  const heading = headingOf(record);
  const { lvl1, lvl2 } = record.hierarchy;
  const headingTerms = tokenize(heading).map(({ term }) => term);
  const names = {
    heading: termsOf(heading).join(' '),
    headingTerms,
    trailTerms: [...headingTerms, ...tokenize(`${lvl1 ?? ''} ${lvl2 ?? ''}`).map(({ term }) => term)],
    keywords: record.keywords.map((keyword) => keyword.toLowerCase()),
  };
  kept.set(record, names);
  return names;
}
