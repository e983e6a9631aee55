import { beforeAll, expect, test, vi } from 'vitest';
import { releases } from '@/content/releases';
import { loadDocuments } from '@/lib/pages/documents';
import { releaseId } from '@/lib/site/release';
import { type ExpectedQuery, readQueries, relevanceQueries } from '@/lib/testing/relevance/queries';
import { redirects } from '@/redirects';
import { packIndex, unpackIndex } from './engine/pack';
import { respond } from './engine/respond';
import { createSearchIndex } from './engine/search-index';
import { isItem } from './kinds';
import { type FoundRecord, headingOf, isChain, isChainOfIndexer, type SearchRecord } from './record';
import { loadPlacedEntries } from './records';
import type { SearchClient } from './search-types';
import { toRecord } from './to-record';

vi.hoisted(() => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://docs.sablier.com';
  process.env.NEXT_PUBLIC_SEARCH_TAG = 'docs-default-current';
});
const { createSearchClient } = await import('./search-client');
const { readHits, splitByRelease } = await import('@/components/search/hits/read-hits');

let client: SearchClient;
let records: SearchRecord[];

/** The built-in engine as readers use it, but without the worker. */
beforeAll(async () => {
  const entries = await loadPlacedEntries();
  records = entries.map(toRecord);
  const index = createSearchIndex(unpackIndex(packIndex(entries)));
  const engine: SearchClient = {
    search: async (requests) =>
      JSON.parse(JSON.stringify({ results: requests.map((each) => respond(index, each)) })),
  };
  client = createSearchClient(async () => engine);
}, 300_000);

type Query = { kind: string; query: string; places: readonly string[] };

const movedAnchors = new Map(
  (await loadDocuments()).map(({ slug, frontMatter }) => [slug, frontMatter.movedAnchors]),
);

/** Returns where a place is now, because authors move pages, reword headings, and replace guides. */
function follow(place: string): string {
  const [from = '', anchor] = place.split('#');
  const slug = redirects.find((rule) => rule.from === `/${from}`)?.to.slice(1) ?? from;
  const now = anchor && (movedAnchors.get(slug)?.[anchor] ?? anchor);
  if (now?.startsWith('/')) return now.slice(1);
  return now ? `${slug}#${now}` : slug;
}

const queriesOf = (kind: string, list: readonly ExpectedQuery[]): Query[] =>
  list.map(([query, ...places]) => ({ kind, query, places: places.map(follow) }));

const queries = Object.entries(relevanceQueries).flatMap(([kind, list]) => queriesOf(kind, list));
const tuning = queriesOf('forum', readQueries('forum-tuning'));
const heldOut = queriesOf('forum', readQueries('forum-held-out'));

/**
 * Whether a hit is at one of the places: exactly, on the page, for `#top` its introduction, or for `#*` anything on the
 * page. Decoded revert data stands for the row of its error.
 */
function isPlace({ objectID, kind }: SearchRecord, places: readonly string[]): boolean {
  const id = objectID.replace(/~\d+$/, '');
  const [page] = id.split('#');
  if (id === 'decoded') return places.some((place) => place.startsWith('reference/errors#'));
  const isText = kind === 'page' || kind === 'section';
  return places.some((place) => [id, `${id}#top`, `${page}#*`].includes(place) || (isText && place === page));
}

/** The filters of a reader who hasn't chosen any release. */
const defaultReleases = releases
  .filter(({ status }) => status !== 'newest')
  .map((release) => `release:-${releaseId(release)}`);

async function search(query: string, optionalFilters = defaultReleases): Promise<FoundRecord[]> {
  const { results } = await client.search<FoundRecord>([
    { indexName: 'docs', params: { query, hitsPerPage: 5, optionalFilters } },
  ]);
  const [result] = results;
  return result && 'hits' in result && Array.isArray(result.hits) ? result.hits : [];
}

type Rates = { first: number; five: number };
type Least = readonly [first: number, five: number];

/**
 * Sets of queries, each with a half that the ranking may be tuned with and one that it mustn't be. The rates are a little
 * less than what the ranking reached in November 2026.
 */
const groups: [name: string, set: string, queries: number, tuned: Least, heldOut: Least][] = [
  ['chains, addresses, and releases', 'chains', 60, [0.93, 0.97], [0.9, 0.97]],
  ['long questions', 'long', 60, [0.78, 0.96], [0.69, 0.93]],
  ['recipients and senders', 'people', 60, [0.82, 0.97], [0.9, 0.97]],
  ['long questions, written later', 'later-long', 60, [0.8, 0.96], [0.7, 0.96]],
  ['short questions, written later', 'later-forum', 50, [0.76, 0.96], [0.8, 0.92]],
  ['recipients and senders, written later', 'later-people', 40, [0.9, 0.95], [0.75, 0.9]],
  ['everything, in plain words', 'plain', 220, [0.79, 0.95], [0.81, 0.98]],
  ['everything, in other words', 'november', 120, [0.8, 0.93], [0.73, 0.88]],
];

function expectAtLeast(rates: Rates, [first, five]: Least): void {
  expect(rates.first).toBeGreaterThanOrEqual(first);
  expect(rates.five).toBeGreaterThanOrEqual(five);
}

test('every expected place exists', () => {
  const ids = new Set(records.map(({ objectID }) => objectID));
  const others = groups.flatMap(([, set]) => [
    ...readQueries(`${set}-tuning`),
    ...readQueries(`${set}-held-out`),
  ]);
  const all = [...queries, ...tuning, ...heldOut, ...queriesOf('', others)];
  const places = all.flatMap(({ places: expected }) =>
    expected.map((place) => place.replace(/#(?:\*|top)$/, '')),
  );
  expect(places.filter((place) => !ids.has(place))).toEqual([]);
});

test('each section of a chain in a list of addresses or endpoints is recognized', () => {
  const lists = records.filter(
    ({ kind, section, content }) =>
      kind === 'section' && section !== '' && /^(?:\w+ 0x\w+\n)?Chain ID \d/.test(content),
  );
  const others = lists.filter((record) => !isChain(record) && !isChainOfIndexer(record));
  // The endpoints of the first protocol.
  expect(
    others
      .map(({ url_without_anchor }) => url_without_anchor)
      .filter((url) => !url.endsWith('/api/legacy-v1')),
  ).toEqual([]);
  expect(lists.filter(isChain).length).toBeGreaterThan(100);
  expect(lists.filter(isChainOfIndexer).length).toBeGreaterThan(50);
});

/** Searches, prints the queries that miss if `isTuned`, and returns the share of correct hits. */
async function measure(name: string, list: readonly Query[], isTuned: boolean) {
  const misses: string[] = [];
  let [first, five] = [0, 0];
  for (const { kind, query, places } of list) {
    const hits = await search(query);
    const rank = hits.findIndex((hit) => isPlace(hit, places));
    if (rank >= 0) five += 1;
    if (rank === 0) first += 1;
    else
      misses.push(
        `${kind}: "${query}" ${rank < 0 ? 'missed' : `at ${rank + 1}`}, first ${hits[0]?.objectID ?? 'nothing'}`,
      );
  }
  const rates = { first: first / list.length, five: five / list.length };
  process.stdout.write(
    `${name}, ${list.length} queries: first hit ${rates.first.toFixed(3)}, within five ${rates.five.toFixed(3)}\n`,
  );
  if (isTuned) process.stdout.write(`${misses.join('\n')}\n`);
  return rates;
}

test('the first hit is right for at least 92% of queries, and one of the first five for 98%', async () => {
  const rates = await measure('readers', queries, true);
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expectAtLeast(rates, [0.92, 0.98]);
});

test('questions from forums find their answer, whether or not the ranking was tuned with them', async () => {
  const tuned = await measure('forum, tuning', tuning, true);
  // Don't print which of these miss, because the ranking mustn't be tuned to them.
  const untouched = await measure('forum, held out', heldOut, false);
  expect(tuning.length + heldOut.length).toBeGreaterThanOrEqual(150);
  expectAtLeast(tuned, [0.86, 0.97]);
  expectAtLeast(untouched, [0.79, 0.9]);
});

test.each(groups)(
  'queries about %s find their answer',
  async (name, set, least, leastTuned, leastHeldOut) => {
    const tuned = queriesOf(name, readQueries(`${set}-tuning`));
    const untouched = queriesOf(name, readQueries(`${set}-held-out`));
    const known = await measure(`${name}, tuning`, tuned, true);
    const unknown = await measure(`${name}, held out`, untouched, false);
    expect(tuned.length + untouched.length).toBeGreaterThanOrEqual(least);
    expectAtLeast(known, leastTuned);
    expectAtLeast(unknown, leastHeldOut);
  },
);

test.each([
  ['recipients and senders', 'newest-people-held-out', [0.7, 0.95]],
  ['chains and releases', 'newest-chains-held-out', [0.84, 0.92]],
  ['long questions', 'newest-long-held-out', [0.79, 0.91]],
] as const)('queries by someone else about %s find their answer', async (name, set, least) => {
  const list = queriesOf(name, readQueries(set));
  expect(list.length).toBeGreaterThan(20);
  const rates = await measure(`${name}, by someone else`, list, false);
  expectAtLeast(rates, least);
});

test('a symbol that only newer releases have comes first, although the reader chose an older release', async () => {
  const older = preferring('lockup-v1.2', 'flow-v1.0');
  const others = older.map((filter) => filter.replace('release:-', ''));
  const nameIn = (base: string) =>
    records.flatMap((record) =>
      isItem(record.kind) && record.release === base ? [`${record.kind} ${headingOf(record)}`] : [],
    );
  for (const [newest, chosen] of [
    ['lockup-v4.0', 'lockup-v1.2'],
    ['flow-v3.0', 'flow-v1.0'],
  ] as const) {
    const known = new Set(nameIn(chosen));
    const onlyNew = [...new Set(nameIn(newest))].filter(
      (name) => !known.has(name) && /[A-Z_]/.test(name.split(' ')[1] ?? ''),
    );
    expect(onlyNew.length, newest).toBeGreaterThan(20);
    const hidden: string[] = [];
    for (const symbol of onlyNew) {
      const name = symbol.replace(/^\w+ /, '');
      const { shown } = splitByRelease(readHits(await search(name, older)), { query: name, others });
      if (shown[0]?.title !== name) hidden.push(symbol);
    }
    expect(hidden, newest).toEqual([]);
  }
});

/** The filters of a reader who chose these releases. */
const preferring = (...chosen: string[]) =>
  releases
    .filter(({ product, version, status }) => {
      const choice = chosen.find((each) => each.startsWith(product));
      return choice ? choice !== `${product}-${version}` : status !== 'newest';
    })
    .map((release) => `release:-${releaseId(release)}`);

test('the release that the reader chose comes first', async () => {
  const older = preferring('lockup-v1.2', 'flow-v1.0');
  for (const query of ['withdrawMax', 'createWithDurationsLL', 'adjustRatePerSecond', 'build on lockup']) {
    const [first] = await search(query);
    expect(['lockup-v4.0', 'flow-v3.0'], query).toContain(first?.release);
    const [chosen] = await search(query, older);
    expect(['lockup-v1.2', 'flow-v1.0'], query).toContain(chosen?.release);
  }
});

test('a release that the query names comes first, whichever one the reader chose', async () => {
  for (const optionalFilters of [
    defaultReleases,
    preferring('lockup-v1.2', 'flow-v1.0'),
    preferring('flow-v3.0'),
  ])
    for (const [query, release] of [
      ['SablierLockup v4.0', 'lockup-v4.0'],
      ['lockup v4 address', 'lockup-v4.0'],
      ['lockup v1.2 addresses', 'lockup-v1.2'],
      ['withdrawMax v1.2', 'lockup-v1.2'],
      ['flow v1.1 contract address', 'flow-v1.1'],
      ['latest lockup addresses', 'lockup-v4.0'],
    ] as const) {
      const hits = await search(query, optionalFilters);
      expect(hits.find((hit) => hit.release !== '')?.release, query).toBe(release);
    }
});

test('a name that only other releases have is the first hit, in the newest of them, and not folded', async () => {
  for (const [name, release] of [
    ['SablierV2LockupLinear', 'lockup-v1.2'],
    ['createWithDurations', 'lockup-v1.2'],
    ['MAX_BROKER_FEE', 'lockup-v2.0'],
    ['depositViaBroker', 'flow-v1.1'],
  ] as const) {
    const others = defaultReleases.map((filter) => filter.replace('release:-', ''));
    const { shown } = splitByRelease(readHits(await search(name)), { query: name, others });
    const first = shown[0]?.hit;
    expect(first?.hierarchy.lvl2 ?? first?.hierarchy.lvl1, name).toMatch(new RegExp(`^${name}( v1.2)?$`));
    expect(first?.release, name).toBe(release);
  }
  const query = 'SablierV2LockupLinear contract address';
  const others = defaultReleases.map((filter) => filter.replace('release:-', ''));
  const { shown } = splitByRelease(readHits(await search(query)), { query, others });
  expect(shown[0]?.path).toBe('/guides/lockup/v1.2/deployments');
  const [first] = await search('SablierLockup_Overdraw', preferring('lockup-v1.2', 'flow-v1.0'));
  expect(first?.hierarchy.lvl2).toBe('SablierLockup_Overdraw');
});

test('a chain, an address, a signature, and a name in plain words that only other releases have come first, and are not folded', async () => {
  const others = defaultReleases.map((filter) => filter.replace('release:-', ''));
  for (const [query, path] of [
    ['blast', '/guides/deployments/lockup-v3.0#blast'],
    ['core dao has no v4', '/guides/deployments/lockup-v3.0#core-dao'],
    [
      'SablierV2LockupTranched gnosis chain',
      '/guides/lockup/v1.2/deployments#0x59A4B7255A5D01247837600e7828A6F77f664b34',
    ],
    ['lockup on sei network', '/guides/deployments/lockup-v3.0#sei-network'],
    [
      '0xB10daee1FCF62243aE27776D7a92D39dC8740f95',
      '/guides/lockup/previous-deployments/v1.0#0xB10daee1FCF62243aE27776D7a92D39dC8740f95',
    ],
    [
      'CancelLockupStream(uint256, address, address, uint128, uint128)',
      '/reference/lockup/v1.0/contract.SablierV2LockupLinear#cancellockupstream',
    ],
    ['create with deltas', '/reference/lockup/v1.1/contract.SablierV2LockupDynamic#createwithdeltas'],
  ] as const) {
    const { shown } = splitByRelease(readHits(await search(query)), { query, others });
    expect(shown[0]?.path, query).toBe(path);
  }
});

test.each([
  ['base lockup v3 deployed', 'guides/deployments/lockup-v3.0#base'],
  ['latest flow contract on zksync', 'guides/flow/deployments#zksync-era'],
  ['does sablier work on base', 'guides/lockup/deployments#base'],
  ['old lockup v1.1 avalanche', 'guides/lockup/previous-deployments/v1.1#avalanche'],
  ['drops contract on arbitrum', 'guides/deployments/airdrops-v3.0#arbitrum'],
  ['flow sei', 'guides/deployments/flow-v2.0#sei-network'],
  ['block explorer unichain', 'guides/lockup/deployments#unichain'],
  ['is lockup v3 still supported', 'guides/deployments/lockup-v3.0'],
  ['what changed in lockup v2', 'reference/changelog#lockup-v2-0'],
  ['release notes flow 2.0', 'reference/changelog#flow-v2-0'],
  ['flow v1.1 vs v2', 'reference/flow/changes-by-release#to-migrate-to-v2-0'],
  ['flow 1 vs 3 differences', 'reference/flow/changes-by-release'],
  ['what does LK3 stand for', 'apps/guides/url-schemes#aliases'],
  ['v4.0.1', 'guides/lockup/deployments'],
  ['sablier v1.2 base addresses', 'guides/lockup/v1.2/deployments#base'],
  ['core-dao', 'guides/deployments/lockup-v3.0#core-dao'],
  ['linea-sepolia flow address', 'guides/deployments/flow-v1.1#linea-sepolia'],
  ['linea testnet', 'guides/deployments/lockup-v2.0#linea-sepolia'],
  ['zksync sepolia', 'guides/lockup/v1.2/deployments#zksync-sepolia-testnet'],
  ['Lockup v1.2', 'guides/lockup/v1.2/deployments'],
  ['Flow v3.0', 'guides/flow/deployments'],
  ['Airdrops v1.1 contracts', 'guides/lockup/previous-deployments/v1.1'],
  [
    'SablierV2ProxyTarget',
    'guides/lockup/previous-deployments/v1.0#0x297b43aE44660cA7826ef92D8353324C018573Ef',
  ],
  ['SablierV2Batch', 'guides/lockup/previous-deployments/v1.1#0xEa07DdBBeA804E7fe66b958329F8Fa5cDA95Bd55'],
  ['gnosischain', 'guides/lockup/deployments#gnosis'],
  ['arbitrumone', 'guides/lockup/deployments#arbitrum'],
  ['opmainnet', 'guides/lockup/deployments#op-mainnet'],
  ['xinfin', 'guides/lockup/deployments#xdc'],
  ['ETH', 'guides/lockup/deployments#ethereum'],
  ['is polygon supported', 'guides/lockup/deployments#polygon'],
  ['ethereum testnet', 'guides/lockup/deployments#sepolia'],
  ['MSF4 linea', 'guides/deployments/airdrops-v1.3#0xAa122611E0e3a0771127aA4cd4995A896BB2c20B'],
  ['lockup base testnet', 'guides/lockup/deployments#base-sepolia'],
  ['sablier on hyperliquid evm', 'guides/lockup/deployments#hyperevm'],
  ['abi of lockup v2', 'reference/lockup/v2.0/contract.SablierLockup'],
  ['errors in flow v3', 'reference/errors#flow-v3-0'],
  ['bob vault not active', 'reference/bob/v1.0/contract.SablierBob#sablierbob_vaultnotactive'],
  ['lockup action entity', 'api/lockup/the-graph/entities#lockupaction'],
  ['SablierV2Lockup_Unatuhorized', 'reference/errors#sablierv2lockup_unauthorized'],
  ['11155111', 'guides/lockup/deployments#sepolia'],
  ['S', 'guides/lockup/deployments#sonic'],
  ['CORE', 'guides/deployments/lockup-v3.0#core-dao'],
  ['latest flow abi', 'guides/flow/overview#code-and-package'],
  ['lockup version 2', 'guides/deployments/lockup-v2.0'],
  ['14659648', 'reference/errors#sabliermerklebase_campaignnotstarted'],
])('the words of "%s" can have any order and form', async (query, place) => {
  expect((await search(query))[0]?.objectID).toBe(place);
});

test('the name of a stream finds its contract on its chain', async () => {
  const hits = (await search('LK3-137-5')).filter(({ kind }) => kind === 'address');
  expect(hits[0]?.hierarchy.lvl2).toBe('SablierLockup on Polygon');
});

test('the name of a stream finds the meaning of its alias', async () => {
  const ids = (await search('LK2-137-12')).map(({ objectID }) => objectID);
  expect(ids).toContain('apps/guides/url-schemes#aliases');
});

test('a symbol that several contracts share is one hit', async () => {
  const hits = await search('withdrawMultiple');
  const symbols = hits.map(({ release, kind, hierarchy }) => `${release} ${kind} ${hierarchy.lvl2}`);
  const inReference = symbols.filter((symbol) => symbol.includes('withdrawMultiple'));
  expect(inReference.length).toBeGreaterThan(0);
  expect(new Set(inReference).size).toBe(inReference.length);
  expect(hits[0]?.places?.map(({ contract }) => contract)).toEqual(
    expect.arrayContaining(['SablierLockup', 'ISablierLockup']),
  );
  // The release's main contract comes first.
  expect((await search('createWithDurationsLL'))[0]?.hierarchy.lvl1).toBe('SablierLockup');
});

test('an exact name comes before members and errors that only contain it', async () => {
  for (const [query, anchor] of [
    ['Broker', 'reference/flow/contracts/types/struct.Broker'],
    ['SablierFlow', 'reference/flow/v3.0/contract.SablierFlow'],
    ['Adminable', 'reference/lockup/core/abstracts/abstract.Adminable'],
    ['UD60x18', 'concepts/glossary#prbmath'],
  ] as const)
    expect((await search(query))[0]?.objectID, query).toMatch(new RegExp(`^${anchor}`));
});

test('an event whose name says what a reader wants to do is only meant if the query asks for an event', async () => {
  expect((await search('void a flow stream'))[0]?.kind).toBe('section');
  expect((await search('void flow stream event'))[0]?.kind).toBe('event');
});

test('an item of the reference comes before sections with the same name, in both engines', async () => {
  const sections = new Set(
    records.filter(({ kind }) => kind === 'section').map((record) => headingOf(record).toLowerCase()),
  );
  const ofDefaults = records.filter(({ release }) => !defaultReleases.includes(`release:-${release}`));
  const items = ofDefaults.filter(({ kind }) => isItem(kind)).map(headingOf);
  // The word for a stream is also the name of two structs, which fewer readers look for.
  const shared = new Set(items.filter((name) => name !== 'Stream' && sections.has(name.toLowerCase())));
  expect([...shared]).toEqual(expect.arrayContaining(['withdraw', 'cancel', 'deposit', 'void']));
  for (const name of [...shared, 'createWithDurationsLL', 'LOGO']) {
    const first = (await search(name)).find(({ kind }) => kind !== 'page');
    expect(first && isItem(first.kind), `${name}: ${first?.objectID}`).toBe(true);
    expect(first && headingOf(first).toLowerCase()).toBe(name.toLowerCase());
  }
});

test('another name of a page counts as much as the end of an address, and of functions with one name, those of Lockup come first', async () => {
  const [first, second] = await search('create stream');
  expect(first?.objectID).toBe('guides/create-without-the-app');
  expect(second?.objectID).toBe('guides/flow/examples/create-stream');
  for (const name of ['withdraw', 'withdrawMax', 'withdrawableAmountOf'])
    expect((await search(name))[0]?.objectID).toMatch(/^reference\/lockup\/v4\.0\/contract\.SablierLockup#/);
});

/** Cuts the last word of the query to this many letters. */
const begunTo = (query: string, letters: number): string =>
  query.replace(/\S+$/, (word) => word.slice(0, letters));

test('three letters of the last word suffice for nine in ten queries, and five letters also do', async () => {
  // Contract names all start the same way, hexadecimal numbers are pasted, and a question's last word says
  // little.
  const typedInFull = ['questions', 'identifiers', 'selectors, topics, and revert data', 'addresses'];
  const typed = queries.filter(({ kind }) => !typedInFull.includes(kind));
  const rateAt = async (letters: number) => {
    let found = 0;
    for (const { query, places } of typed)
      if ((await search(begunTo(query, letters))).some((hit) => isPlace(hit, places))) found += 1;
    return found / typed.length;
  };
  const rates = { three: await rateAt(3), five: await rateAt(5) };
  process.stdout.write(
    `within five after three letters of the last word ${rates.three.toFixed(3)}, after five ${rates.five.toFixed(3)}\n`,
  );
  expect(rates.three).toBeGreaterThanOrEqual(0.9);
  expect(rates.five).toBeGreaterThanOrEqual(0.9);
});
