import { itemAt } from '@/lib/site/invariant';
import { forEachNumber } from './dictionary';
import { isWord, partsOf, toTerm } from './tokenize';

/** The terms of a word that a field contains: its own, those of its parts, or both. */
export type WordForm = 'own' | 'parts' | 'all';

/** All terms of documents. Documents are numbered in their order, and fields in that of their forms. */
export type CountedTerms = {
  terms: string[];
  /** For each term, the fields that contain it, as often as they do: each document has a number for each of its fields. */
  places: number[][];
  /** How many different terms each field of each document contains. */
  lengths: number[][];
};

/**
 * Counts the terms of documents. The texts of a site have hundreds of thousands of words, but only a few thousand
 * different ones, so each is turned into terms once.
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
  const places: number[][] = terms.map(() => []);
  const lengths = documents.map((texts, document) =>
    names.map((name, field) => {
      const place = document * names.length + field;
      const termsOf = formsOf[forms[name]];
      let different = 0;
      forEachNumber(texts[name], (fragment) => {
        for (const term of termsOf[fragment] ?? []) {
          const known = itemAt(places, term);
          if (known[known.length - 1] !== place) different += 1;
          known.push(place);
        }
      });
      return different;
    }),
  );
  return { terms, places, lengths };
}

/** Numbers the terms of fragments, and returns those of each fragment in each form. URLs and separators have none. */
function numberTerms(fragments: readonly string[]) {
  const numbers = new Map<string, number>();
  const numberOf = (term: string): number => {
    const number = numbers.get(term) ?? numbers.size;
    numbers.set(term, number);
    return number;
  };
  const words = fragments.map((fragment) =>
    isWord(fragment) && !fragment.includes('://') ? [fragment] : [],
  );
  const own = words.map((word) => word.map((each) => numberOf(toTerm(each))));
  const parts = words.map((word) => word.flatMap((each) => partsOf(each).map(({ term }) => numberOf(term))));
  const all = own.map((terms, fragment) => [...terms, ...(parts[fragment] ?? [])]);
  return { terms: [...numbers.keys()], forms: { own, parts, all } };
}
