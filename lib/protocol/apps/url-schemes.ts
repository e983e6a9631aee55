export const appUrl = 'https://app.sablier.com';

/** A parameter of an app URL: its description for the page, and a test for values. */
export type Parameter = {
  name: string;
  type: string;
  required: boolean;
  /** In Markdown. */
  meaning: string;
  example: string;
  accepts: (text: string) => boolean;
};

/** A kind of app URL. Parameters in braces are in the path, and all others are in the query. */
export type Scheme = { path: string; parameters: Parameter[] };

const isAddress = (text: string) => /^0x[\da-f]{40}$/i.test(text);
const isName = (text: string) => /^[^\s.,/]+(\.[^\s.,/]+)+$/.test(text);
const isAddressOrName = (text: string) => isAddress(text) || isName(text);
const isAlias = (text: string) => aliases.some(({ alias }) => alias === text);
const isNumber = (text: string) => /^[1-9]\d*$/.test(text);

/** Whether a text identifies a stream by contract, chain ID, and stream ID, separated by hyphens. */
export function isStreamName(text: string): boolean {
  const [contract = '', chainId = '', streamId = '', ...more] = text.split('-');
  return (
    (isAlias(contract) || isAddress(contract)) && isNumber(chainId) && isNumber(streamId) && more.length === 0
  );
}

const chainId = {
  type: 'number',
  required: true,
  meaning: '[chain ID](/apps/guides/url-schemes#chain-ids)',
  accepts: isNumber,
};

const tab = (...tabs: string[]): Parameter => ({
  name: 't',
  type: 'string',
  required: true,
  meaning: `dashboard tab: ${tabs.map((each) => `\`${each}\``).join(', ')}`,
  example: 'search',
  accepts: (text) => tabs.includes(text),
});

const person = { type: 'address or ENS name', required: false, accepts: isAddressOrName };

const token: Parameter = {
  name: 'a',
  type: 'address',
  required: false,
  meaning: 'only this token, identified by its contract address',
  example: '0x6B17…1d0F',
  accepts: isAddress,
};

/** The app's URLs in December 2024. Their page and the tests of its examples use this table. */
export const schemes = {
  stream: {
    path: '/stream/{contract}-{chainId}-{streamId}',
    parameters: [
      {
        name: 'contract',
        type: 'alias or address',
        required: true,
        meaning: '[alias](/apps/guides/url-schemes#aliases) of the contract, in uppercase, or its address',
        example: 'LL2',
        accepts: (text) => isAlias(text) || isAddress(text),
      },
      { name: 'chainId', ...chainId, example: '137' },
      {
        name: 'streamId',
        type: 'number',
        required: true,
        meaning: 'ID of the stream and its NFT; each contract numbers its streams from 1',
        example: '29',
        accepts: isNumber,
      },
    ],
  },
  'stream-search': {
    path: '/',
    parameters: [
      tab('search', 'sender', 'recipient'),
      { name: 'c', ...chainId, example: '1' },
      { name: 's', ...person, meaning: 'only streams from this sender', example: 'alice.eth' },
      { name: 'r', ...person, meaning: 'only streams to this recipient', example: 'bob.eth' },
      token,
      {
        name: 'i',
        type: 'list of strings',
        required: false,
        meaning: 'only these streams, in the same format as in a stream URL, separated by commas',
        example: 'LL2-1-2,LL-1-29',
        accepts: (text) => text.split(',').every(isStreamName),
      },
    ],
  },
  campaign: {
    path: '/airstream/{contract}-{chainId}/',
    parameters: [
      {
        name: 'contract',
        type: 'address',
        required: true,
        meaning: 'address of the campaign contract; campaigns don’t have aliases',
        example: '0xe721…babc',
        accepts: isAddress,
      },
      { name: 'chainId', ...chainId, example: '11155111' },
    ],
  },
  'campaign-search': {
    path: '/airstreams',
    parameters: [
      tab('search'),
      { name: 'c', ...chainId, example: '1' },
      { name: 'm', ...person, meaning: 'only campaigns with this admin', example: 'alice.eth' },
      token,
    ],
  },
} satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof schemes;

export const isScheme = (name: string): name is SchemeName => Object.hasOwn(schemes, name);

/** The aliases of the contracts whose streams the app can open, as of December 2024. Aliases never change. */
export const aliases = [
  { alias: 'LL', protocol: 'lockup', release: 'v1.0', contract: 'SablierV2LockupLinear' },
  { alias: 'LD', protocol: 'lockup', release: 'v1.0', contract: 'SablierV2LockupDynamic' },
  { alias: 'LL2', protocol: 'lockup', release: 'v1.1', contract: 'SablierV2LockupLinear' },
  { alias: 'LD2', protocol: 'lockup', release: 'v1.1', contract: 'SablierV2LockupDynamic' },
  { alias: 'LL3', protocol: 'lockup', release: 'v1.2', contract: 'SablierV2LockupLinear' },
  { alias: 'LD3', protocol: 'lockup', release: 'v1.2', contract: 'SablierV2LockupDynamic' },
  { alias: 'LT3', protocol: 'lockup', release: 'v1.2', contract: 'SablierV2LockupTranched' },
  { alias: 'FL', protocol: 'flow', release: 'v1.0', contract: 'SablierFlow' },
] as const;
