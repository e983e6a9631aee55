import { appUrl, type SchemeName } from './url-schemes';

/** A URL to try, and what it opens. */
export type UrlExample = { url: string; opens: string };

// Not in any package: a sender of public streams on Ethereum, and a campaign on Sepolia.
const sender = '0x0aAeF7BbC21c627f14caD904E283e199cA2b72cC';
const campaign = '0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc';

/** Returns examples of a URL scheme that open something in the app. */
export async function urlExamples(scheme: SchemeName): Promise<UrlExample[]> {
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
  const { deploymentOf } = await import('@/lib/protocol/deployments/deployments');
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
