import { expect, test } from 'vitest';
import { sampleRecord, toCorpus } from '@/lib/testing/hosted-search/sample-records';
import { createSearchIndex } from './search-index';

/** Returns the IDs of the matching records, best first. */
function find(query: string, records: Parameters<typeof sampleRecord>[0][], preferred?: string[]): string[] {
  const { matches } = createSearchIndex(toCorpus(records.map(sampleRecord))).find(query, preferred);
  return matches.map(({ record }) => record.objectID);
}

const page = (slug: string, title: string, content = '') => ({ slug, headings: [title], content });

const streams = [
  page('guides/cancel', 'Cancel a stream', 'The sender gets back what has not been streamed.'),
  page('concepts/fees', 'Fees', 'You pay no fee to cancel, withdraw, or create a stream.'),
  page('concepts/nft', 'Stream NFTs', 'A stream is an NFT.'),
];

test('a match in the title ranks above one in the text', () => {
  expect(find('fee', streams)).toEqual(['concepts/fees']);
  expect(find('cancel', streams)).toEqual(['guides/cancel', 'concepts/fees']);
});

test('records with all words rank above those with some', () => {
  expect(find('withdraw stream', streams)).toEqual(['concepts/fees', 'concepts/nft', 'guides/cancel']);
});

test('stop words are ignored unless there are no others', () => {
  expect(find('how do I cancel my stream?', streams)[0]).toBe('guides/cancel');
  expect(find('what is the', [page('a', 'What is the'), page('b', 'Streams')])).toEqual(['a']);
});

test('plurals, unfinished words, misspellings, and transpositions match', () => {
  for (const query of ['nfts', 'canc', 'cancle', 'canccel', 'witdraw']) {
    expect(find(query, streams).length, query).toBeGreaterThan(0);
  }
});

test('unknown words match by their stem, and compound words by their parts', () => {
  expect(find('canceling', streams)[0]).toBe('guides/cancel');
  expect(find('air stream', [page('a', 'Airstreams'), page('b', 'Air')])).toContain('a');
  expect(find('cancelstream', streams)[0]).toBe('guides/cancel');
});

test('synonyms match', () => {
  const pages = [
    page('a', 'Security', 'Reviews of the code.'),
    page('b', 'Drops'),
    page('c', 'Stream shapes'),
  ];
  expect(find('audits', pages)).toEqual(['a']);
  expect(find('airdrop', pages)).toEqual(['b']);
  expect(find('curve', pages)).toEqual(['c']);
});

const item = (
  name: string,
  kind: 'function' | 'event' | 'error' | 'type',
  keywords: string[] = [],
  contract = 'contract.A',
) => ({
  slug: `reference/lockup/core/${contract}`,
  anchor: name,
  headings: ['A', name],
  kind,
  keywords,
});

const reference = [
  item('withdraw', 'function', ['0xfdd46d60', 'withdraw(uint256,address,uint128)']),
  item('withdrawMultiple', 'function', ['0x4cc55e11']),
  item('WithdrawFromLockupStream', 'event', [
    '0x40b88e5c41c5a97ffb7b6ef88a0a2d505aa0c634cf8a0275cb236ea7dd87ed4d',
  ]),
  item('SablierV2Lockup_WithdrawAmountZero', 'error', ['0xd2aabcd9']),
];
const named = (query: string) => find(query, reference).map((id) => id.split('#')[1]);

test('identifiers match as a whole, by their parts, in any case, and without common prefixes', () => {
  expect(named('withdraw')[0]).toBe('withdraw');
  expect(named('withdrawmultiple')).toEqual(['withdrawMultiple']);
  expect(named('withdraw multiple')[0]).toBe('withdrawMultiple');
  expect(named('WithdrawAmountZero')).toContain('SablierV2Lockup_WithdrawAmountZero');
  expect(named('withdraw event')[0]).toBe('WithdrawFromLockupStream');
});

test('a whole name with an underscore matches nothing else', () => {
  const errors = [item('Lockup_Overdraw', 'error'), item('Flow_LockupOverdraw', 'error')];
  expect(find('Lockup_Overdraw', errors).map((id) => id.split('#')[1])).toEqual(['Lockup_Overdraw']);
  expect(find('lockup overdraw', errors)).toHaveLength(2);
});

test('selectors and topics match exactly or by prefix, but never approximately', () => {
  expect(named('0xfdd46d60')).toEqual(['withdraw']);
  expect(named('0x40b88e')).toEqual(['WithdrawFromLockupStream']);
  expect(named('0xfdd46d61')).toEqual([]);
  expect(named('0xfdd56d60')).toEqual([]);
});

test('among results with the same name, the one that readers use ranks first', () => {
  const places = ['interfaces/interface.IA', 'contract.A'].map((contract) =>
    item('cancel', 'function', [], contract),
  );
  const other = { ...item('cancel', 'function'), slug: 'reference/lockup/v4.0/contract.A' };
  expect(find('cancel', [other, ...places], ['release:-lockup-v4.0'])).toEqual([
    'reference/lockup/core/contract.A#cancel',
    'reference/lockup/core/interfaces/interface.IA#cancel',
    'reference/lockup/v4.0/contract.A#cancel',
  ]);
  const [first] = find('cancel', [other, ...places], ['release:-lockup-v1.2']);
  expect(first).toBe('reference/lockup/v4.0/contract.A#cancel');
});

test('a name that only another release has ranks as high as in the preferred one', () => {
  const older = { ...item('createWithDurations', 'function'), slug: 'reference/lockup/core/contract.A' };
  const newer = { ...item('createWithDurationsLL', 'function'), slug: 'reference/lockup/v4.0/contract.A' };
  const struct = {
    ...item('CreateWithDurations', 'type'),
    slug: 'reference/lockup/v4.0/types/library.Lockup',
  };
  const text = page('concepts/a', 'Create a stream', 'Call createWithDurations, with durations.');
  const others = ['release:-lockup-v1.2'];
  expect(find('createWithDurations', [newer, older, struct, text], others)[0]).toMatch(/core/);
  expect(find('durations', [newer, older, text], others)[0]).toMatch(/v4\.0/);
  const contract = page('reference/lockup/core/contract.SablierV2Lockup', 'SablierV2Lockup v1.2');
  const names = page('reference/lockup/v4.0/contract.SablierLockup', 'SablierLockup');
  for (const query of ['SablierV2Lockup', 'sablierv2lockup', 'SablierV2Lockup v1.2'])
    expect(find(query, [names, contract], others)[0], query).toMatch(/SablierV2Lockup$/);
});

test('of the other releases that have a name, the newest ranks first', () => {
  const inRelease = (base: string) => ({
    ...item('createWithDurations', 'function'),
    slug: `reference/lockup/${base}/contract.A`,
  });
  const records = ['v1.0', 'v1.1', 'core'].map(inRelease);
  const others = ['release:-lockup-v1.0', 'release:-lockup-v1.1', 'release:-lockup-v1.2'];
  expect(find('createWithDurations', records, others)[0]).toMatch(/core/);
  expect(find('createWithDurations', records, others.slice(1))[0]).toMatch(/v1\.0/);
});

test('a chain ranks first for its names and for words about addresses, but not for other words', () => {
  const chain = (slug: string): Parameters<typeof sampleRecord>[0] => ({
    slug,
    anchor: 'gnosis',
    headings: ['Contract addresses', 'Mainnets', 'Gnosis'],
    kind: 'section',
    content: 'SablierLockup, owned by a Safe',
    keywords: ['chain ID 100', '100', 'xDAI'],
  });
  const text = page(
    'support/safe',
    'Create a stream from a Safe',
    'Gnosis was its name. An address on Gnosis, chain 100.',
  );
  const records = [
    text,
    chain('guides/deployments/airdrops-v3.0'),
    chain('guides/flow/deployments'),
    chain('guides/lockup/deployments'),
  ];
  for (const query of [
    'gnosis',
    'xdai',
    'chain id 100',
    'gnosis contract address',
    'SablierLockup on gnosis',
    'is sablier on gnosis',
  ])
    expect(find(query, records)[0], query).toBe('guides/lockup/deployments#gnosis');
  expect(find('flow on gnosis', records)[0]).toBe('guides/flow/deployments#gnosis');
  expect(find('gnosis safe', records)[0]).toBe('support/safe');
});

test('the name of a chain may be written as two words, and without its less known part', () => {
  const chain = (name: string): Parameters<typeof sampleRecord>[0] => ({
    slug: 'guides/lockup/deployments',
    anchor: name.toLowerCase().replace(' ', '-'),
    headings: ['Contract addresses', 'Mainnets', name],
    kind: 'section',
    content: 'SablierLockup',
  });
  const text = page('support/zk', 'Contracts of a ZK rollup', 'They sync with Ethereum.');
  const records = [text, chain('ZKsync Era'), chain('HyperEVM')];
  for (const query of ['zk sync contracts', 'zksync'])
    expect(find(query, records)[0], query).toBe('guides/lockup/deployments#zksync-era');
  expect(find('hyperliquid', records)[0]).toBe('guides/lockup/deployments#hyperevm');
});

test('a chain ranks first in the list of endpoints if the query asks for an indexer', () => {
  const chain = (slug: string, list: string): Parameters<typeof sampleRecord>[0] => ({
    slug,
    anchor: 'linea',
    headings: ['Contracts and endpoints', list, 'Linea Mainnet'],
    kind: 'section',
    content: 'Chain ID 59144.',
  });
  const records = [
    page('api/overview', 'Subgraph overview', 'Copy the URL of a subgraph.'),
    chain('guides/lockup/deployments', 'Mainnets'),
    chain('api/lockup/endpoints', 'Indexer URLs by chain'),
  ];
  expect(find('subgraph url for linea', records)[0]).toBe('api/lockup/endpoints#linea');
  expect(find('subgraph for streams on linea', records)[0]).toBe('api/lockup/endpoints#linea');
  expect(find('streams on linea', records)[0]).toBe('guides/lockup/deployments#linea');
  expect(find('linea contracts', records)[0]).toBe('guides/lockup/deployments#linea');
});

test('a page ranks first for the last part of its address', () => {
  const pages = [
    { ...page('guides/vaults', 'Use a vault'), keywords: ['Etherscan'] },
    { ...page('guides/etherscan', 'Use a block explorer'), keywords: ['Etherscan'] },
  ];
  expect(find('etherscan', pages)[0]).toBe('guides/etherscan');
});

test('a page whose name the query begins ranks above sections with its words', () => {
  const section = {
    slug: 'a',
    anchor: 'lockup-v1-2',
    headings: ['Changes', 'Lockup v1.2'],
    kind: 'section' as const,
    content: 'Lockup v1.2 has other addresses.',
  };
  const list = { ...page('guides/deployments', 'Deployments'), keywords: ['Lockup v1.2 addresses'] };
  expect(find('lockup v1.2 addr', [section, list])).toEqual(['guides/deployments', 'a#lockup-v1-2']);
});

test('words inside of URLs do not match, and British spellings do', () => {
  const pages = [
    page('a', 'Endpoints', 'https://api.example.com/polygon'),
    page('b', 'Tokenization', 'Authorized colors.'),
  ];
  expect(find('polygon', pages)).toEqual([]);
  for (const query of ['tokenisation', 'authorised', 'colours'])
    expect(find(query, pages), query).toEqual(['b']);
});

test('the words of a long question count, wherever they are', () => {
  const question =
    'we would like to know if it is at all possible for us and our people to be able to claim vesting tokens with a multisig';
  expect(find(question, [page('a', 'Claim vesting tokens with a multisig'), ...streams])[0]).toBe('a');
});

test('a heading that many pages share says little, and one of a section in many records says what it is about', () => {
  const sections = (slugOf: (piece: number) => string) =>
    Array.from({ length: 6 }, (_, piece) => ({
      ...page(slugOf(piece), 'Guide', `Text ${piece}.`),
      anchor: 'limits',
      headings: ['Guide', 'Limits'],
      kind: 'section' as const,
    }));
  const text = page('concepts/a', 'A', 'It has no limits.');
  expect(find('limits', [text, ...sections((piece) => `guides/${piece}`)])[0]).toBe('concepts/a');
  expect(find('limits', [text, ...sections(() => 'guides/one')])[0]).toBe('guides/one#limits');
});

test('a name in exactly this case ranks above other matches', () => {
  const records = [item('broker', 'function'), item('Broker', 'type')];
  expect(find('Broker', records)[0]).toMatch(/#Broker$/);
});

test('words in the first paragraph count more than those further down', () => {
  const text = (lead: string, rest: string) => `${lead}\n${rest}`;
  const records = [
    page('a', 'A', text('Other things.', 'Decimals.')),
    page('b', 'B', text('Decimals.', 'Other things.')),
  ];
  expect(find('decimals', records)).toEqual(['b', 'a']);
});

test('further words find a record, but count less than its keywords', () => {
  const documents: Parameters<typeof sampleRecord>[0][] = [
    page('a', 'Taxes'),
    { ...page('b', 'Privacy'), words: 'income coworkers' },
    { ...page('c', 'Reports'), keywords: ['income'] },
  ];
  const corpus = toCorpus(documents.map(sampleRecord));
  const { encode } = corpus.dictionary;
  const withWords = corpus.documents.map((document, index) => ({
    ...document,
    words: encode(documents[index]?.words ?? ''),
  }));
  const index = createSearchIndex({ ...corpus, documents: withWords });
  const ids = (query: string) => index.find(query).matches.map(({ record }) => record.objectID);
  expect(ids('coworkers')).toEqual(['b']);
  expect(ids('income')).toEqual(['c', 'b']);
});

test('a page ranks first for its own name', () => {
  const part = {
    slug: 'c/d',
    anchor: 'x',
    headings: ['Fees', 'Security'],
    content: 'About it.',
    kind: 'section',
  } as const;
  const pages = [part, page('a/b', 'Security'), ...streams];
  expect(find('security', pages)).toEqual(['a/b', 'c/d#x']);
});

test('without words, records are sorted by weight', () => {
  expect(find(' ?! ', [page('reference/lockup/v4.0/contract.A', 'A'), page('concepts/b', 'B')])).toEqual([
    'concepts/b',
    'reference/lockup/v4.0/contract.A',
  ]);
});

test('long and unusual queries do not fail', () => {
  for (const query of [
    'x'.repeat(5000),
    'stream '.repeat(500),
    '<img onerror=alert(1)>',
    '\ud800',
    '%00',
    '\u202e',
    'constructor',
    '__proto__',
  ])
    expect(find(query, streams), query.slice(0, 20)).toBeInstanceOf(Array);
});

const chainOf = (name: string, keywords: string[], slug = 'guides/lockup/deployments') => ({
  slug,
  anchor: name.toLowerCase().replace(' ', '-'),
  headings: ['Contract addresses', name.includes('Sepolia') ? 'Testnets' : 'Mainnets', name],
  kind: 'section' as const,
  content: 'SablierLockup, optimism',
  keywords,
});

test('a number alone, or after the word for a chain, is its ID, even if it has one digit', () => {
  const records = [page('a', 'Chain IDs', 'Chain ID 1'), chainOf('Ethereum', ['1'])];
  for (const query of ['1', 'chain 1', 'chain id 1'])
    expect(find(query, records)[0], query).toBe('guides/lockup/deployments#ethereum');
});

test('a misspelled chain leads to its mainnet, and two words can have the synonyms of their compound', () => {
  const records = [
    chainOf('OP Sepolia', ['optimism-sepolia']),
    chainOf('OP Mainnet', ['optimism']),
    chainOf('Avalanche', ['43114']),
  ];
  expect(find('optimsm', records)[0]).toBe('guides/lockup/deployments#op-mainnet');
  for (const query of ['c-chain', 'avalanche c-chain'])
    expect(find(query, records)[0], query).toBe('guides/lockup/deployments#avalanche');
});

test('a named chain ranks first although it lacks a word that says nothing about it', () => {
  const pages = ['a', 'b', 'c', 'd'].map((slug) => page(slug, 'Streams', 'Berachain has streams.'));
  const [first] = find('berachain streams', [...pages, chainOf('Berachain', ['80094'])]);
  expect(first).toBe('guides/lockup/deployments#berachain');
});

test('a query keeps its strong words, however many fillers it has', () => {
  const records = [page('a', 'Testnets', 'Sepolia'), page('b', 'Three things')];
  expect(find('testnet for trying things out', records)[0]).toBe('a');
  expect(find('testnet qwerty asdfgh zxcvbn', records)).toEqual(['a']);
});

test('plain words rarely mean a constant that has them in its name, and code words do', () => {
  const records = [
    page('a', 'Schedules', 'The vesting of a stream can have a cliff.'),
    page('b', 'Cliff', 'Vesting begins with a cliff.'),
    item('VESTING_CLIFF_DURATION', 'function'),
  ];
  expect(find('vesting with cliff', records)[0]).toBe('b');
  expect(find('vesting_cliff_duration', records)[0]).toContain('VESTING_CLIFF_DURATION');
  expect(find('VESTING_CLIFF', records)[0]).toContain('VESTING_CLIFF_DURATION');
});

test('of several comparisons, the one of the two releases in the query ranks first', () => {
  const changes = (heading: string) => ({
    slug: 'reference/lockup/changes-by-release',
    anchor: heading.replaceAll(/\W/g, '-'),
    headings: ['Compare releases', heading],
    content: 'What changed.',
  });
  const records = [
    page('a', 'What changed between releases', 'Changed between v2.0 and v3.0: names.'),
    changes('v3.0 to v4.0'),
    changes('v2.0 to v3.0'),
  ];
  for (const query of ['what changed between v2.0 and v3.0', 'changed from 2.0 to 3.0'])
    expect(find(query, records)[0], query).toContain('v2-0-to-v3-0');
});

const addressOf = (address: string, heading: string) => ({
  slug: 'guides/lockup/deployments',
  anchor: address,
  headings: ['Contract addresses', heading],
  kind: 'address' as const,
  content: address,
  keywords: [address.toLowerCase()],
});

test('an address ranks first with words around it, and the mainnet without another name is Ethereum', () => {
  const address = '0xCD18eAa163733Da39c232722cBC4E8940b1D8888';
  const records = [
    page('a', 'Sablier legacy address', `Legacy, at ${address}`),
    addressOf(address, 'LockupNFTDescriptor on Ethereum'),
    addressOf('0x41dBa1AfBB6DF91b3330dc009842327A9858Cbae', 'LockupNFTDescriptor on OP Mainnet'),
  ];
  expect(find(`Sablier legacy address ${address}`, records)[0]).toMatch(address);
  expect(find('nft descriptor mainnet', records)[0]).toMatch(address);
  expect(find('nft descriptor op mainnet', records)[0]).not.toMatch(address);
});

test('a chain of a product ranks first for words about its campaigns', () => {
  const records = [
    page('a', 'Chains', 'Sonic and others.'),
    chainOf('Sonic', ['146']),
    chainOf('Sonic', ['146'], 'guides/deployments/airdrops-v3.0'),
  ];
  const [first] = find('campaigns on sonic', records);
  expect(first).toBe('guides/deployments/airdrops-v3.0#sonic');
});

test('lists of endpoints, tables of packages, and Legacy rank high only if a query asks for them', () => {
  const section = (slug: string, anchor: string, content: string) => ({
    slug,
    anchor,
    headings: ['A', anchor],
    kind: 'section' as const,
    content,
  });
  const records = [
    section('api/development', 'run-envio', 'Envio, with a GraphQL endpoint. Contract, old, v1.'),
    section('api/lockup/endpoints', 'envio', 'Envio, with a GraphQL endpoint.'),
    section('guides/lockup/previous-deployments/legacy', 'first', 'Contract, old, v1.'),
    section('guides/flow/overview', 'releases', 'Package, npm, Flow v2.0.'),
    section('api/packages', 'npm', 'Package, npm, Flow v2.0.'),
  ];
  expect(find('envio graphql endpoint', records)[0]).toBe('api/lockup/endpoints#envio');
  expect(find('old v1 sablier contract', records)[0]).toBe('guides/lockup/previous-deployments/legacy#first');
  expect(find('npm package for flow v2', records)[0]).toBe('guides/flow/overview#releases');
});
