import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { expect, test } from 'vitest';
import { countTerms } from './count-terms';
import { CountedSearch } from './counted-search';
import { termsOf, tokenize } from './tokenize';

const documents = [
  { title: 'Withdraw from a stream', text: 'Call withdrawMax or withdraw. Withdrawing costs a fee.' },
  { title: 'withdrawMax', text: '' },
  { title: 'Fees', text: 'The fee for withdrawals, and no other fees.\nConstructor of the fee.' },
  { title: '', text: '__proto__ and constructor, withdrew' },
];
const fields = ['title', 'text'];
const final = { tokenize: (text: string) => [text], processTerm: (term: string) => term };

test('counted terms find the same as the same documents in MiniSearch, with the same scores', () => {
  const added = new MiniSearch({
    fields,
    tokenize: (text, field) => (field === 'title' ? termsOf(text) : tokenize(text).map(({ term }) => term)),
    processTerm: (term) => term,
  });
  added.addAll(documents.map((document, id) => ({ ...document, id })));
  const counted = new CountedSearch(countTerms(documents, { title: 'own', text: 'all' }), {
    fields,
    ...final,
  });
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
  const { terms, fields: counted } = countTerms(
    [
      { own: text, parts: text, all: text },
      { own: '', parts: '', all: 'fee fee' },
    ],
    { own: 'own', parts: 'parts', all: 'all' },
  );
  const termsIn = (at: number) => terms.filter((_, term) => counted[at]?.places[term]);
  expect(termsIn(0)).toEqual(['sablierlockup', 'fee']);
  expect(termsIn(1)).toEqual(['sablier', 'lockup']);
  expect(termsIn(2)).toEqual(['sablierlockup', 'sablier', 'lockup', 'fee']);
  expect(counted.map(({ lengths }) => lengths)).toEqual([
    [2, 0],
    [2, 0],
    [4, 1],
  ]);
});
