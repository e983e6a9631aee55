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

/**
 * A kind of app URL. Parameters in braces are in the path, all others are in the query, and a question mark makes a
 * segment of the path optional.
 */
export type Scheme = { path: string; parameters: Parameter[] };

const isAddress = (text: string) => /^0x[\da-f]{40}$/i.test(text);
const isName = (text: string) => /^[^\s.,/]+(\.[^\s.,/]+)+$/.test(text);
const isAddressOrName = (text: string) => isAddress(text) || isName(text);
const isAlias = (text: string) => aliases.some(({ alias }) => alias === text);
const isNumber = (text: string) => /^[1-9]\d*$/.test(text);
const isSlug = (text: string) => /^[a-z\d]+(-[a-z\d]+)*$/.test(text);

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

const oneOf = (...words: string[]) => ({
  type: words.map((word) => `\`${word}\``).join(' or '),
  accepts: (text: string) => words.includes(text),
});

const person = { type: 'address or ENS name', required: false, accepts: isAddressOrName };

const token: Parameter = {
  name: 'token',
  type: 'address',
  required: false,
  meaning: 'only this token, identified by its contract address, as a part of the path',
  example: '0x6B17…1d0F',
  accepts: isAddress,
};

const filters: Parameter[] = [
  { name: 's', ...person, meaning: 'only streams from this sender', example: 'alice.eth' },
  { name: 'r', ...person, meaning: 'only streams to this recipient', example: 'bob.eth' },
  {
    name: 'i',
    type: 'list of strings',
    required: false,
    meaning: 'only these streams, in the same format as in a stream URL, separated by commas',
    example: 'LL2-1-2,LL3-1-29',
    accepts: (text) => text.split(',').every(isStreamName),
  },
  {
    name: 'f',
    type: 'string',
    required: false,
    meaning: 'only streams with this status, such as `settled`, `paused`, or `cancelled`',
    example: 'streaming',
    accepts: isSlug,
  },
  {
    name: 'so',
    ...oneOf('default', 'value', 'timeline'),
    required: false,
    meaning: 'order',
    example: 'value',
  },
  {
    name: 'sd',
    ...oneOf('asc', 'desc'),
    required: false,
    meaning: 'direction of the order; without it, descending',
    example: 'asc',
  },
  { name: 'p', type: 'number', required: false, meaning: 'page, from 1', example: '2', accepts: isNumber },
];

/** The app's URLs since May 2026. Their page and the tests of its examples use this table. */
export const schemes = {
  stream: {
    path: '/{product}/stream/{contract}-{chainId}-{streamId}',
    parameters: [
      {
        name: 'product',
        ...oneOf('vesting', 'payments'),
        required: true,
        meaning: '`vesting` for a Lockup stream, `payments` for a Flow stream',
        example: 'vesting',
      },
      {
        name: 'contract',
        type: 'alias or address',
        required: true,
        meaning: '[alias](/apps/guides/url-schemes#aliases) of the contract or its address, in any case',
        example: 'LK3',
        accepts: (text) => isAlias(text.toUpperCase()) || isAddress(text),
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
  'vesting-search': {
    path: '/vesting/search/{chain}/{token?}',
    parameters: [
      {
        name: 'chain',
        type: 'string',
        required: true,
        meaning: '[name of the chain](/apps/guides/url-schemes#chain-ids)',
        example: 'ethereum',
        accepts: isSlug,
      },
      token,
      ...filters,
    ],
  },
  'payments-search': {
    path: '/payments/search/{token?}',
    parameters: [token, { name: 'c', ...chainId, example: '8453' }, ...filters],
  },
  campaign: {
    path: '/airdrops/campaign/{contract}-{chainId}',
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
    path: '/airdrops/search/{token?}',
    parameters: [
      token,
      { name: 'c', ...chainId, required: false, example: '1' },
      { name: 'm', ...person, meaning: 'only campaigns with this admin', example: 'alice.eth' },
      {
        name: 'o',
        ...oneOf('true', 'false'),
        required: false,
        meaning: '`true` for campaigns that are running, `false` for expired ones',
        example: 'true',
      },
      {
        name: 'n',
        type: 'string',
        required: false,
        meaning: 'only campaigns whose name contains this text',
        example: 'season',
        accepts: (text) => text !== '',
      },
    ],
  },
} satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof schemes;

export const isScheme = (name: string): name is SchemeName => Object.hasOwn(schemes, name);

/** The aliases of all contracts with streams, newest release first. Aliases never change. */
export const aliases = [
  { alias: 'LK3', protocol: 'lockup', release: 'v4.0', contract: 'SablierLockup' },
  { alias: 'LK2', protocol: 'lockup', release: 'v3.0', contract: 'SablierLockup' },
  { alias: 'LK', protocol: 'lockup', release: 'v2.0', contract: 'SablierLockup' },
  { alias: 'LL3', protocol: 'lockup', release: 'v1.2', contract: 'SablierV2LockupLinear' },
  { alias: 'LD3', protocol: 'lockup', release: 'v1.2', contract: 'SablierV2LockupDynamic' },
  { alias: 'LT3', protocol: 'lockup', release: 'v1.2', contract: 'SablierV2LockupTranched' },
  { alias: 'LL2', protocol: 'lockup', release: 'v1.1', contract: 'SablierV2LockupLinear' },
  { alias: 'LD2', protocol: 'lockup', release: 'v1.1', contract: 'SablierV2LockupDynamic' },
  { alias: 'LL', protocol: 'lockup', release: 'v1.0', contract: 'SablierV2LockupLinear' },
  { alias: 'LD', protocol: 'lockup', release: 'v1.0', contract: 'SablierV2LockupDynamic' },
  { alias: 'FL4', protocol: 'flow', release: 'v3.0', contract: 'SablierFlow' },
  { alias: 'FL3', protocol: 'flow', release: 'v2.0', contract: 'SablierFlow' },
  { alias: 'FL2', protocol: 'flow', release: 'v1.1', contract: 'SablierFlow' },
  { alias: 'FL', protocol: 'flow', release: 'v1.0', contract: 'SablierFlow' },
] as const;
