import { expect, test } from 'vitest';
import { sampleRecord } from '@/lib/testing/hosted-search/sample-records';
import { queryWords } from './query-words';
import { type Match, rankMatches } from './rank';

type Sample = Parameters<typeof sampleRecord>[0];

/** Ranks records that all matched with the same score. `found` says which words of the query each one has. */
function rank(
  query: string,
  samples: Sample[],
  found: string[] = [],
  preferred: string[] = [],
  shared: string[] = [],
): string[] {
  const words = queryWords(query);
  const matches = samples.map((sample, index): Match => {
    const bits = found[index] ?? '1'.repeat(words.length);
    return {
      record: sampleRecord(sample),
      score: 1,
      found: Number.parseInt([...bits].reverse().join(''), 2),
      terms: [],
    };
  });
  const isPreferred = ({ objectID }: Match['record']) =>
    preferred.length === 0 || preferred.includes(objectID);
  return rankMatches(matches, { words, query, isPreferred, sharedHeadings: new Set(shared) }).map(
    ({ record }) => record.objectID,
  );
}

const page = (slug: string, title: string): Sample => ({ slug, headings: [title], content: '' });

test('a name that equals the query ranks above one that contains it', () => {
  expect(rank('fees', [page('a', 'Fees and gas'), page('b', 'Fees')])).toEqual(['b', 'a']);
});

test('a heading of several words that equals the query ranks above a page that has the query as a keyword', () => {
  const named: Sample = {
    ...page('b', 'Rights'),
    anchor: 'who',
    headings: ['Rights', 'Who can cancel'],
    kind: 'section',
  };
  const keyed: Sample = { ...page('a', 'Cancel'), keywords: ['who can cancel'] };
  expect(rank('who can cancel', [keyed, named])).toEqual(['b#who', 'a']);
});

test('a record with all words ranks above one with most of them, and one with few is left out', () => {
  const samples = [page('few', 'A'), page('most', 'B'), page('all', 'C')];
  expect(rank('cancel vesting stream early', samples, ['1000', '1110', '1111'])).toEqual(['all', 'most']);
});

test('words that say little do not count toward the share that a record needs', () => {
  const found = rank('can I use USDT on Tron', [page('use', 'USDT'), page('chains', 'Tron')], ['110', '001']);
  expect(found).toContain('chains');
});

test('of a short query, matches with some of the words are left out if there are enough with all', () => {
  const full = ['a', 'b', 'c', 'd'].map((slug) => page(slug, slug));
  expect(
    rank('linear stream', [...full, page('part', 'part')], ['11', '11', '11', '11', '10']),
  ).not.toContain('part');
  expect(rank('linear stream', [page('a', 'a'), page('part', 'part')], ['11', '10'])).toContain('part');
});

test('records of other releases rank lower, unless only they have the name in the query', () => {
  const samples = [page('old', 'withdrawMax'), page('new', 'withdraw')];
  expect(rank('withdraw', samples, [], ['new'])[0]).toBe('new');
  expect(rank('withdrawMax', samples, [], ['new'])[0]).toBe('old');
});

test('records of another product than the query names rank lower', () => {
  const samples = ['flow', 'lockup'].map((product) => ({ ...page(product, 'Fees'), product }));
  expect(rank('lockup fee', samples)).toEqual(['lockup', 'flow']);
  expect(rank('fee', samples)).toEqual(['flow', 'lockup']);
  const vaults = ['lockup', 'bob'].map((product) => ({ ...page(product, 'Unlock'), product }));
  expect(rank('unlock a vault', vaults)).toEqual(['bob', 'lockup']);
});

test('a heading that many pages share ranks no higher for having the words of the query', () => {
  const section = (slug: string, heading: string): Sample => ({
    ...page(slug, slug),
    anchor: 'a',
    headings: [slug, heading],
    kind: 'section',
  });
  const samples = [section('a', 'Build and run'), section('b', 'Examples')];
  const query = 'how can I build it and run it there';
  expect(rank(query, samples)[0]).toBe('a#a');
  expect(rank(query, samples.toReversed(), [], [], ['Build and run'])[0]).toBe('b#a');
});

test('beyond three, matches with the same name are demoted', () => {
  const repeats = Array.from(
    { length: 5 },
    (_, index): Sample => ({
      slug: `guides/${index}`,
      anchor: 'what-can-go-wrong',
      headings: ['Guide', 'What can go wrong'],
      content: '',
    }),
  );
  const order = rank('wrong', [...repeats, page('other', 'Something is wrong')]);
  expect(order.indexOf('other')).toBeLessThan(4);
});

test('an error that a long question names ranks above the page that the rest of the question asks for', () => {
  const errors: Sample = { ...page('reference/errors', 'Errors'), keywords: ['what does this error mean'] };
  const error: Sample = {
    slug: 'reference/errors',
    anchor: 'overdraw',
    headings: ['Errors', 'SablierLockup_Overdraw'],
    kind: 'error',
    content: '',
  };
  const question = 'my call reverts with SablierLockup_Overdraw, what does this error mean';
  // These texts have all words, and all but two.
  expect(rank(question, [errors, error], ['11111', '00111'])[0]).toBe('reference/errors#overdraw');
});

test('a question of a reader prefers support to the reference, and one with code words does not', () => {
  const samples = [page('reference/a', 'Tokens'), page('support/a', 'Tokens')];
  expect(rank('why are my tokens gone', samples)[0]).toBe('support/a');
  expect(rank('tokens', samples)[0]).toBe('reference/a');
});

test('a comparison of two releases finds the page about their changes', () => {
  const changes = page('reference/flow/changes-by-release', 'Compare Flow releases');
  const samples = [page('a', 'Flow v2.0'), page('b', 'Flow v3.0'), changes];
  expect(rank('flow v2 vs flow v3 differences', samples)[0]).toBe(changes.slug);
  expect(rank('withdraw in flow v2 and v3', samples)[0]).not.toBe(changes.slug);
});

test('a question about an alias finds the section about aliases, or the addresses of a factory', () => {
  const aliases: Sample = {
    ...page('b', 'URLs'),
    anchor: 'aliases',
    headings: ['URLs', 'Aliases'],
    kind: 'section',
  };
  const addresses: Sample = { ...page('guides/deployments/old', 'Addresses'), keywords: ['MSF4'] };
  const other = page('a', 'Releases');
  for (const query of ['what does LK3 stand for', 'LK3', 'which version is LK3'])
    expect(rank(query, [other, aliases])[0], query).toBe('b#aliases');
  expect(rank('which version is MSF4', [other, addresses])[0]).toBe('guides/deployments/old');
});

test('a question mark makes a question, so support comes before the API', () => {
  const samples = [page('api/routes', 'Routes for Solana'), page('support/faq', 'Is Solana included')];
  expect(rank('solana?', samples)).toEqual(['support/faq', 'api/routes']);
});
