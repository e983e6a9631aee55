import { expect, test } from 'vitest';
import type { HitFacts } from './found-page';
import { readHits, splitByRelease } from './read-hits';

/** Creates a hit as an index returns it, from its URL and its headings, starting with the section's. */
function hit(url: string, headings: string[], section = ''): HitFacts {
  const [lvl0 = '', lvl1 = null, lvl2 = null, lvl3 = null] = headings;
  const hierarchy = { lvl0, lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null };
  return { objectID: url, url, hierarchy, section, product: '', release: '', kind: 'section' };
}

test('the title of a hit is its deepest heading, and the trail contains those above it', () => {
  const [page] = readHits([hit('/concepts/hooks#gas', ['Concepts', 'Hooks', 'Cost', 'Gas'], 'concepts')]);
  expect(page).toMatchObject({
    path: '/concepts/hooks#gas',
    title: 'Gas',
    level: 'lvl3',
    trail: ['Hooks', 'Cost'],
    place: ['Concepts'],
  });
});

test('a hit names its product, because pages of several products have the same title', () => {
  const [page] = readHits([{ ...hit('/guides/a', ['Guides', 'Withdraw'], 'guides'), product: 'drops' }]);
  expect(page?.place).toEqual(['Guides', 'Airdrops']);
});

test('a hit is in the same place as in the breadcrumbs of its page', () => {
  const found = readHits([
    { ...hit('/apps/features/vesting#withdraw', ['Apps', 'Vesting', 'Withdraw'], 'apps'), product: 'lockup' },
    hit('/concepts/fees', ['Concepts', 'Fees'], 'concepts'),
  ]);
  expect(found.map(({ place }) => place)).toEqual([
    ['Apps', 'Use the app'],
    ['Concepts', 'Across products'],
  ]);
});

test('the title of the page is beside that of a hit, after the nearest heading if another hit has the same', () => {
  const addresses = ['Guides', 'Legacy addresses'];
  const found = readHits([
    hit('/a#ethereum', [...addresses, 'Mainnets', 'Ethereum']),
    hit('/a#v1.0-ethereum', [...addresses, 'Legacy v1.0', 'Ethereum']),
    hit('/a#base', [...addresses, 'Mainnets', 'Base']),
    hit('/b#base', ['Guides', 'Addresses', 'Mainnets', 'Base']),
    hit('/c', ['Guides', 'Ethereum']),
    hit('/d', ['Support', 'Ethereum']),
  ]);
  expect(found.map(({ beside }) => beside)).toEqual([
    ['Mainnets', 'Legacy addresses'],
    ['Legacy v1.0', 'Legacy addresses'],
    ['Legacy addresses'],
    ['Addresses'],
    [],
    [],
  ]);
});

test('the letters of an alphabetical list are not in the trail', () => {
  const [page] = readHits([hit('/concepts/glossary#airstream', ['Concepts', 'Glossary', 'A', 'Airstream'])]);
  expect(page?.trail).toEqual(['Glossary']);
});

test('a hit for a whole page has no trail', () => {
  expect(readHits([hit('/concepts/hooks', ['Concepts', 'Hooks'])])[0]).toMatchObject({
    title: 'Hooks',
    trail: [],
  });
});

test('if the index has no sections because another crawler filled it, the first heading is the group', () => {
  expect(readHits([hit('/a', ['Start', 'A'])])[0]?.place).toEqual(['Start']);
});

test('hits without a title and hits on other sites are dropped', () => {
  const hits = [hit('https://evil.test/', ['x', 'y']), hit('//evil.test', ['x', 'y']), hit('/a', ['', ''])];
  expect(readHits(hits)).toEqual([]);
});

test('a page has at most three hits', () => {
  const paths = ['/a#1', '/a#2', '/b', '/a', '/a#3', '/b#1'];
  const found = readHits(paths.map((path) => hit(path, ['x', path])));
  expect(found.map(({ path }) => path)).toEqual(['/a#1', '/a#2', '/b', '/a', '/b#1']);
});

test('hits of other releases are folded, unless there are no others', () => {
  const hits = [
    { ...hit('/reference/a', ['Reference', 'A']), release: 'lockup-v1.2' },
    { ...hit('/reference/b', ['Reference', 'B']), release: 'lockup-v4.0' },
    hit('/concepts/c', ['Concepts', 'C']),
  ];
  const titles = (others: string[], all = hits) => {
    const { shown, folded } = splitByRelease(readHits(all), { query: 'page', others });
    return [shown, folded].map((pages) => pages.map(({ title }) => title));
  };
  expect(titles(['lockup-v4.0'])).toEqual([['A', 'C'], ['B']]);
  expect(titles(['lockup-v1.2'])).toEqual([['B', 'C'], ['A']]);
  expect(titles(['lockup-v4.0'], hits.slice(1, 2))).toEqual([['B'], []]);
});

test('a section of a page about another release is folded only if another hit of its product has the same heading', () => {
  const formulas = '/reference/flow/diagrams';
  const guide = {
    ...hit('/guides/flow/examples/create-stream#c', ['Guides', 'Create', 'Withdraw']),
    product: 'flow',
  };
  const hits = ['Withdraw', 'Storage'].map((title) => ({
    ...hit(`${formulas}#${title}`, ['Reference', 'Formulas', title]),
    product: 'flow',
  }));
  const folded = (query: string, all: HitFacts[], others = ['flow-v1.0']) =>
    splitByRelease(readHits(all), { query, others }).folded.map(({ title }) => title);
  expect(folded('withdraw', [...hits, guide])).toEqual(['Withdraw']);
  expect(folded('withdraw', [...hits, { ...guide, product: 'lockup' }])).toEqual([]);
  expect(folded('withdraw flow v1.0', [...hits, guide])).toEqual([]);
  expect(folded('withdraw', [...hits, guide], ['flow-v3.0'])).toEqual([]);
});

test('hits of a release that the query names are not folded, nor names that only others have, in the newest of them', () => {
  const item = (title: string, release: string) => ({
    ...hit(`/reference/${release}/${title}`, ['Reference', 'A', title]),
    release,
    kind: 'function' as const,
  });
  const hits = [
    item('cancel', 'lockup-v4.0'),
    item('cancel', 'lockup-v1.2'),
    item('isCold', 'lockup-v1.2'),
    item('isCold', 'lockup-v1.1'),
  ];
  const titles = (query: string) => {
    const others = ['lockup-v1.2', 'lockup-v1.1'];
    const { shown, folded } = splitByRelease(readHits(hits), { query, others });
    return [shown, folded].map((pages) => pages.map((page) => `${page.title} ${page.hit.release.slice(-4)}`));
  };
  expect(titles('cancel')).toEqual([['cancel v4.0'], ['cancel v1.2', 'isCold v1.2', 'isCold v1.1']]);
  expect(titles('isCold')).toEqual([
    ['cancel v4.0', 'isCold v1.2'],
    ['cancel v1.2', 'isCold v1.1'],
  ]);
  expect(titles('cancel v1.2')).toEqual([
    ['cancel v1.2', 'isCold v1.2'],
    ['cancel v4.0', 'isCold v1.1'],
  ]);
});

test.each(['0x3962f658', '3962f658', '0x3962…E51E', '3962F6585946823440d274aD7C719B02b49DE51E'])(
  'the address that %s stands for is not folded, although only an older release has it',
  (query) => {
    const address = '0x3962f6585946823440d274ad7c719b02b49de51e';
    const older = {
      ...hit(`/guides/a#${address}`, ['Guides', 'Addresses', 'SablierV2LockupLinear on Ethereum']),
      release: 'lockup-v1.2',
      kind: 'address' as const,
      keywords: [address, 'contract address'],
    };
    const { folded } = splitByRelease(readHits([older, hit('/concepts/c', ['Concepts', 'C'])]), {
      query,
      others: ['lockup-v1.2'],
    });
    expect(folded).toEqual([]);
  },
);

test('a symbol links to all of its places on this site', () => {
  const places = [
    { url: '/reference/a#x', contract: 'A' },
    { url: 'https://evil.test/', contract: 'B' },
  ];
  const [page] = readHits([{ ...hit('/reference/a#x', ['Reference', 'A', 'x']), places }]);
  expect(page?.places).toEqual([{ path: '/reference/a#x', contract: 'A' }]);
});
