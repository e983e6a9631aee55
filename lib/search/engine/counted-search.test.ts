import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { expect, test } from 'vitest';
import { type CountedTerms, countTerms, type WordForm } from './count-terms';
import { CountedSearch } from './counted-search';
import { createDictionary } from './dictionary';
import { termsOf, tokenize } from './tokenize';

const documents = [
  { title: 'Withdraw from a stream', text: 'Call withdrawMax or withdraw. Withdrawing costs a fee.' },
  { title: 'withdrawMax', text: '' },
  { title: 'Fees', text: 'The fee for withdrawals, and no other fees.\nConstructor of the fee.' },
  { title: '', text: '__proto__ and constructor, withdrew' },
];
const fields = ['title', 'text'];

/** Encodes the documents and counts their terms. */
function count<Name extends string>(
  texts: readonly Record<Name, string>[],
  forms: Record<Name, WordForm>,
): CountedTerms {
  const { encode, fragments } = createDictionary();
  const encoded = texts.map((fieldsOf) =>
    Object.fromEntries(Object.entries<string>(fieldsOf).map(([name, text]) => [name, encode(text)])),
  ) as Record<Name, string>[];
  return countTerms(encoded, forms, fragments);
}

const final = { tokenize: (text: string) => [text], processTerm: (term: string) => term };

test('counted terms find the same as the same documents in MiniSearch, with the same scores', () => {
  const added = new MiniSearch({
    fields,
    tokenize: (text, field) => (field === 'title' ? termsOf(text) : tokenize(text).map(({ term }) => term)),
    processTerm: (term) => term,
  });
  added.addAll(documents.map((document, id) => ({ ...document, id })));
  const counted = new CountedSearch(count(documents, { title: 'own', text: 'all' }), { fields, ...final });
  const find = (search: Pick<MiniSearch, 'search'>, query: Query, options: SearchOptions) =>
    search
      .search(query, { ...final, ...options })
      .map(({ id, score, terms }) => [id, score.toFixed(9), terms]);
  const queries = ['withdraw', 'fee', 'max', 'constructor', '__proto__', 'withdrawmax', 'unknown'];
  for (const query of queries)
    for (const options of [{}, { prefix: true }, { fuzzy: 2 }, { fields: ['title'] }]) {
      const expected = find(added, query, options);
      // Twice, because counts are made when they're first needed.
      expect(find(counted, query, options), query).toEqual(expected);
      expect(find(counted, query, options), query).toEqual(expected);
      if (query !== 'unknown' && !options.fields) expect(expected.length, query).toBeGreaterThan(0);
    }
});

test('a field contains the words of a text, the parts of its identifiers, or both', () => {
  const text = 'SablierLockup fee';
  const { terms, places, lengths } = count(
    [
      { own: text, parts: text, all: text },
      { own: '', parts: '', all: 'fee fee, https://example.com/lockup' },
    ],
    { own: 'own', parts: 'parts', all: 'all' },
  );
  // The fields of the first document are 0 to 2, and those of the second one 3 to 5.
  const placesOf = Object.fromEntries(terms.map((term, at) => [term, places[at]]));
  expect(placesOf).toEqual({ sablierlockup: [0, 2], sablier: [1, 2], lockup: [1, 2], fee: [0, 2, 5, 5] });
  expect(lengths).toEqual([
    [2, 2, 4],
    [0, 0, 1],
  ]);
});
