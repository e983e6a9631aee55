import { forEachNumber } from './dictionary';
import { isUrl, isWord, partsOf, toTerm } from './tokenize';

/** The terms of a word that a field contains: its own, those of its parts, or both. */
export type WordForm = 'own' | 'parts' | 'all';

/** How often documents contain a term: by the number of the field, and then of the document. */
export type FieldCounts = Map<number, Map<number, number>>;

/** All terms of documents. Documents are numbered in their order, and fields in that of their forms. */
export type CountedTerms = {
  terms: string[];
  /** How many different terms each field of each document contains. */
  lengths: number[][];
  /** @param term its place in `terms` */
  countsOf(term: number): FieldCounts;
};

/**
 * Counts the terms of documents. The texts of a site have hundreds of thousands of words, but only a few thousand
 * different ones, so each is turned into terms once. An occurrence of a term takes two numbers.
 * @param documents the encoded text of each field, for each document
 * @param forms the form of each field
 * @param fragments those of the dictionary
 */
export function countTerms<Name extends string>(
  documents: readonly Readonly<Record<Name, string>>[],
  forms: Readonly<Record<Name, WordForm>>,
  fragments: readonly string[],
): CountedTerms {
  const { terms, forms: formsOf } = numberTerms(fragments);
  const names = Object.keys(forms) as Name[];
  const occurrences = listOccurrences(terms.length);
  const lengths = documents.map((texts, document) =>
    names.map((name, field) => {
      const place = document * names.length + field;
      const termsOf = formsOf[forms[name]];
      let different = 0;
      forEachNumber(texts[name], (fragment) => {
        for (const term of termsOf[fragment] ?? []) if (occurrences.add(term, place)) different += 1;
      });
      return different;
    }),
  );
  const countsOf = (term: number): FieldCounts => {
    const counts: FieldCounts = new Map();
    for (const place of occurrences.of(term)) {
      const field = place % names.length;
      const document = (place - field) / names.length;
      const inField = counts.get(field) ?? new Map<number, number>();
      counts.set(field, inField.set(document, (inField.get(document) ?? 0) + 1));
    }
    return counts;
  };
  return { terms, lengths, countsOf };
}

/** Lists the places of terms. Each occurrence refers to the previous one of its term. */
function listOccurrences(termCount: number) {
  let places = new Int32Array(2 ** 16);
  let previous = new Int32Array(2 ** 16);
  const last = new Int32Array(termCount).fill(-1);
  let count = 0;
  return {
    /** Returns whether it's the first occurrence in its place, which must be the last one so far. */
    add(term: number, place: number): boolean {
      if (count === places.length) {
        places = doubled(places);
        previous = doubled(previous);
      }
      const before = last[term] ?? -1;
      places[count] = place;
      previous[count] = before;
      last[term] = count;
      count += 1;
      return places[before] !== place;
    },
    of(term: number): number[] {
      const found: number[] = [];
      for (let at = last[term] ?? -1; at >= 0; at = previous[at] ?? -1) found.push(places[at] ?? 0);
      return found.reverse();
    },
  };
}

function doubled(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** Numbers the terms of fragments, and returns those of each fragment in each form. URLs and separators have none. */
function numberTerms(fragments: readonly string[]) {
  const numbers = new Map<string, number>();
  const numberOf = (term: string): number => {
    const number = numbers.get(term) ?? numbers.size;
    numbers.set(term, number);
    return number;
  };
  const words = fragments.map((fragment) => (isWord(fragment) && !isUrl(fragment) ? [fragment] : []));
  const own = words.map((word) => word.map((each) => numberOf(toTerm(each))));
  const parts = words.map((word) => word.flatMap((each) => partsOf(each).map(({ term }) => numberOf(term))));
  const all = own.map((terms, fragment) => [...terms, ...(parts[fragment] ?? [])]);
  return { terms: [...numbers.keys()], forms: { own, parts, all } };
}
