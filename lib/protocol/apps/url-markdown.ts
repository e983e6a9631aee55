import { createRequire } from 'node:module';
import { toTable } from '@/lib/markup/data-table';
import { products } from '@/lib/site/release';
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
  const pattern = path.replace('?}', '}');
  return query ? `${pattern}?${query}` : pattern;
}

const toCells = ({ name, type, required, meaning, example }: Parameter): string[] => [
  `\`${name}\``,
  type,
  required ? 'yes' : 'no',
  meaning,
  `\`${example}\``,
];

/** Returns the aliases of all contracts, newest release first, as Markdown. */
export const streamAliases = (): string =>
  toTable(
    ['Alias', 'Contract', 'Release'],
    aliases.map(({ alias, contract, protocol, release }) => [
      `\`${alias}\``,
      `\`${contract}\``,
      `${products[protocol]} ${release}`,
    ]),
  );

// The package is large, so it's only loaded for pages that need it.
const load = createRequire(import.meta.url);

/** Returns the IDs of all chains with Lockup or Flow, and their names in search URLs, as Markdown. */
export function chainIds(): string {
  const { chains } = load('sablier/evm/chains') as typeof import('sablier/evm/chains');
  const { releases } = load('sablier/evm/releases') as typeof import('sablier/evm/releases');
  const ids = new Set(
    aliases.flatMap(({ protocol, release }) =>
      Object.values(releases[protocol] ?? {})
        .filter(({ version }) => version === release)
        .flatMap(({ deployments }) => deployments.map(({ chainId }) => chainId)),
    ),
  );
  const listed = Object.values(chains).filter(({ id }) => ids.has(id));
  return toTable(
    ['Chain', 'Chain ID', 'Name in search URLs'],
    [...listed]
      .sort((a, b) => Number(a.isTestnet) - Number(b.isTestnet) || a.name.localeCompare(b.name))
      .map(({ name, id, slug }) => [name, `\`${id}\``, `\`${id === 1 ? 'ethereum' : slug}\``]),
  );
}

/** A URL to try, and what it opens. */
type UrlExample = { url: string; opens: string };

// Not in any package: a sender of public streams on Ethereum, and a campaign on Sepolia.
const sender = '0x0aAeF7BbC21c627f14caD904E283e199cA2b72cC';
const campaign = '0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc';

/** Returns examples of a URL scheme that open something in the app. */
async function urlExamples(scheme: SchemeName): Promise<UrlExample[]> {
  const examples = {
    stream,
    'vesting-search': vestingSearch,
    'payments-search': paymentsSearch,
    campaign: campaigns,
    'campaign-search': campaignSearch,
  };
  return (await examples[scheme]()).map(({ url, opens }) => ({ url: `${appUrl}${url}`, opens }));
}

async function stream(): Promise<UrlExample[]> {
  const { deploymentOf } = await import('@/lib/protocol/deployments/release-deployments');
  const linear = {
    protocol: 'lockup',
    release: 'v1.0',
    contract: 'SablierV2LockupLinear',
    chainId: 1,
  } as const;
  return [
    { url: '/vesting/stream/LK3-1-12', opens: 'stream 12 of Lockup v4.0 on Ethereum' },
    { url: '/vesting/stream/LL2-137-29', opens: 'stream 29 of Lockup Linear v1.1 on Polygon' },
    { url: '/vesting/stream/LL-1-6', opens: 'stream 6 of Lockup Linear v1.0 on Ethereum' },
    {
      url: `/vesting/stream/${deploymentOf(linear).address}-1-6`,
      opens: 'the same stream, by its contract address',
    },
    { url: '/payments/stream/FL4-8453-100', opens: 'stream 100 of Flow v3.0 on Base' },
  ];
}

const vestingSearch = async (): Promise<UrlExample[]> => [
  { url: `/vesting/search/ethereum?s=${sender}`, opens: 'all Lockup streams of one sender on Ethereum' },
  { url: '/vesting/search/ethereum?i=LL2-1-2,LL3-1-29', opens: 'two streams by name' },
];

const paymentsSearch = async (): Promise<UrlExample[]> => [
  { url: '/payments/search?c=8453&f=paused', opens: 'all paused Flow streams on Base' },
];

const campaigns = async (): Promise<UrlExample[]> => [
  { url: `/airdrops/campaign/${campaign}-11155111`, opens: 'a campaign on Sepolia' },
];

const campaignSearch = async (): Promise<UrlExample[]> => [
  { url: '/airdrops/search?c=1&o=true', opens: 'all running campaigns on Ethereum' },
];
