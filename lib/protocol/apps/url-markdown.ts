import { toTable } from '@/lib/markup/data-table';
import { aliases, appUrl, type Parameter, type Scheme, type SchemeName, schemes } from './url-schemes';

/** Returns the pattern of a URL scheme, its parameters, and example URLs, as Markdown. */
export async function urlScheme(name: SchemeName): Promise<string> {
  const { parameters }: Scheme = schemes[name];
  const examples = await urlExamples(name);
  return [
    `\`\`\`text title="Pattern" wrap\n${appUrl}${patternOf(schemes[name])}\n\`\`\``,
    toTable(['Parameter', 'Type', 'Required', 'Meaning', 'Example'], parameters.map(toCells)),
    toTable(
      ['Example URL', 'What it opens'],
      examples.map(({ url, opens }) => [`[\`${url.replace('https://', '')}\`](${url})`, opens]),
    ),
  ].join('\n\n');
}

/** Returns the path and the required query parameters. */
function patternOf({ path, parameters }: Scheme): string {
  const query = parameters
    .filter(({ name, required }) => required && !path.includes(`{${name}}`))
    .map(({ name }) => `${name}={${name}}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

const toCells = ({ name, type, required, meaning, example }: Parameter): string[] => [
  `\`${name}\``,
  type,
  required ? 'yes' : 'no',
  meaning,
  `\`${example}\``,
];

const releases = [...new Set(aliases.map(({ release }) => release))];

/** Returns the aliases of all contracts, by release, as Markdown. */
export function streamAliases(): string {
  const contracts = [...new Set(aliases.map(({ contract }) => contract))];
  const aliasOf = (contract: string, release: string) =>
    aliases.find((each) => each.contract === contract && each.release === release)?.alias;
  return toTable(
    ['Contract', ...releases],
    contracts.map((contract) => [
      `\`${contract}\``,
      ...releases.map((release) => aliasOf(contract, release)).map((alias) => (alias ? `\`${alias}\`` : '–')),
    ]),
  );
}

/** Returns the IDs of all chains, mainnets first, as Markdown. */
export const chainIds = (): string =>
  toTable(
    ['Chain', 'Chain ID', 'Type'],
    [...appChains]
      .sort((a, b) => Number(a.testnet ?? false) - Number(b.testnet ?? false))
      .map(({ name, id, testnet }) => [name, `\`${id}\``, testnet ? 'testnet' : 'mainnet']),
  );

/** Chains with Lockup v1.2 or Flow v1.0 in December 2024. The app may list fewer. */
export const appChains: { name: string; id: number; testnet?: true }[] = [
  { name: 'Arbitrum One', id: 42161 },
  { name: 'Avalanche', id: 43114 },
  { name: 'Base', id: 8453 },
  { name: 'Blast', id: 81457 },
  { name: 'BNB Smart Chain', id: 56 },
  { name: 'Chiliz', id: 88888 },
  { name: 'Core Dao', id: 1116 },
  { name: 'Ethereum', id: 1 },
  { name: 'Gnosis', id: 100 },
  { name: 'IoTeX', id: 4689 },
  { name: 'LightLink', id: 1890 },
  { name: 'Linea', id: 59144 },
  { name: 'Meld', id: 333000333 },
  { name: 'Mode', id: 34443 },
  { name: 'Morph', id: 2818 },
  { name: 'Optimism', id: 10 },
  { name: 'Polygon', id: 137 },
  { name: 'Scroll', id: 534352 },
  { name: 'Superseed', id: 5330 },
  { name: 'Taiko', id: 167000 },
  { name: 'Tangle', id: 5845 },
  { name: 'zkSync Era', id: 324 },
  { name: 'Arbitrum Sepolia', id: 421614, testnet: true },
  { name: 'Base Sepolia', id: 84532, testnet: true },
  { name: 'Berachain Bartio', id: 80084, testnet: true },
  { name: 'Blast Sepolia', id: 168587773, testnet: true },
  { name: 'Linea Sepolia', id: 59141, testnet: true },
  { name: 'Mode Sepolia', id: 919, testnet: true },
  { name: 'Morph Holesky', id: 2810, testnet: true },
  { name: 'Optimism Sepolia', id: 11155420, testnet: true },
  { name: 'Sepolia', id: 11155111, testnet: true },
  { name: 'Superseed Sepolia', id: 53302, testnet: true },
  { name: 'Taiko Hekla', id: 167009, testnet: true },
  { name: 'zkSync Sepolia', id: 300, testnet: true },
];

/** A URL to try, and what it opens. */
type UrlExample = { url: string; opens: string };

// Not in any package: a sender of public streams on Ethereum, and a campaign on Sepolia.
const sender = '0x0aAeF7BbC21c627f14caD904E283e199cA2b72cC';
const campaign = '0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc';

/** Returns examples of a URL scheme that open something in the app. */
async function urlExamples(scheme: SchemeName): Promise<UrlExample[]> {
  const examples = {
    stream,
    'stream-search': streamSearch,
    campaign: campaigns,
    'campaign-search': campaignSearch,
  };
  return (await examples[scheme]()).map(({ url, opens }) => ({ url: `${appUrl}${url}`, opens }));
}

async function stream(): Promise<UrlExample[]> {
  // The package is large, so it's only loaded for pages that need it.
  const { deploymentOf } = await import('@/lib/protocol/deployments/release-deployments');
  const linear = {
    protocol: 'lockup',
    release: 'v1.0',
    contract: 'SablierV2LockupLinear',
    chainId: 1,
  } as const;
  return [
    { url: '/stream/LL2-137-29', opens: 'stream 29 of Lockup Linear v1.1 on Polygon' },
    { url: '/stream/LL-137-32', opens: 'stream 32 of Lockup Linear v1.0 on Polygon' },
    { url: '/stream/LD-137-13', opens: 'stream 13 of Lockup Dynamic v1.0 on Polygon' },
    { url: '/stream/LL2-11155111-40', opens: 'stream 40 of Lockup Linear v1.1 on Sepolia' },
    { url: '/stream/LL-1-6', opens: 'stream 6 of Lockup Linear v1.0 on Ethereum' },
    {
      url: `/stream/${deploymentOf(linear).address}-1-6`,
      opens: 'the same stream, by its contract address',
    },
  ];
}

const streamSearch = async (): Promise<UrlExample[]> => [
  { url: `/?t=search&c=1&s=${sender}`, opens: 'all streams of one sender on Ethereum' },
  { url: '/?t=search&c=1&i=LL2-1-2,LL-1-29', opens: 'two streams by name' },
];

const campaigns = async (): Promise<UrlExample[]> => [
  { url: `/airstream/${campaign}-11155111/`, opens: 'a campaign on Sepolia' },
];

const campaignSearch = async (): Promise<UrlExample[]> => [
  { url: '/airstreams?t=search&c=11155111', opens: 'all campaigns on Sepolia' },
];
