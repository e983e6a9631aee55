import { partTermsOf, toTerm, wordsOf } from './tokenize';

/** The terms of a word that a field contains: its own, those of its parts, or both. */
export type WordForm = 'own' | 'parts' | 'all';

/** The terms in one field of all documents. Documents are numbered in their order. */
export type CountedField = {
  /** For each term, the documents that contain it, as often as they do. */
  places: (number[] | undefined)[];
  /** How many different terms each document contains. */
  lengths: number[];
};

/** All terms, in the order in which they occur first, and the fields that contain them by their place in it. */
export type CountedTerms = { terms: string[]; fields: CountedField[] };

/**
 * Counts the terms of documents. The texts of a site have hundreds of thousands of words, but only a few thousand
 * different ones, so each word is turned into terms once.
 * @param documents the text of each field, for each document
 * @param forms the form of each field
 */
export function countTerms<Name extends string>(
  documents: readonly Readonly<Record<Name, string>>[],
  forms: Readonly<Record<Name, WordForm>>,
): CountedTerms {
  const words = createWords();
  const names = Object.keys(forms) as Name[];
  const fields = names.map((name) => ({ name, form: forms[name], places: [], lengths: [] as number[] }));
  for (const [document, texts] of documents.entries())
    for (const field of fields) {
      let different = 0;
      for (const word of wordsOf(texts[field.name]))
        for (const term of words.termsOf(word)[field.form])
          if (addPlace(field, term, document)) different += 1;
      field.lengths.push(different);
    }
  return { terms: words.list(), fields };
}

/** Adds an occurrence. Returns whether it's the first in the document, which must be the last one so far. */
function addPlace({ places }: CountedField, term: number, document: number): boolean {
  const known = places[term];
  if (known) {
    const isFirst = known[known.length - 1] !== document;
    known.push(document);
    return isFirst;
  }
  places[term] = [document];
  return true;
}

/** The terms of a word, by number. */
type WordTerms = Readonly<Record<WordForm, readonly number[]>>;

/** Numbers terms, and remembers those of each word. */
function createWords(): { termsOf(word: string): WordTerms; list(): string[] } {
  const numbers = new Map<string, number>();
  const known = new Map<string, WordTerms>();
  const numberOf = (term: string): number => {
    const number = numbers.get(term) ?? numbers.size;
    numbers.set(term, number);
    return number;
  };
  const add = (word: string): WordTerms => {
    const own = [numberOf(toTerm(word))];
    const parts = partTermsOf(word).map(numberOf);
    const terms = { own, parts, all: parts.length > 0 ? [...own, ...parts] : own };
    known.set(word, terms);
    return terms;
  };
  return { termsOf: (word) => known.get(word) ?? add(word), list: () => [...numbers.keys()] };
}
