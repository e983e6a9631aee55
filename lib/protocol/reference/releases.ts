import type { families } from '@/lib/site/release';

/** A folder of the reference that documents one published package. */
export type ReleasePart = {
  /** Its npm name. */
  package: string;
  version: string;
  /** The sidebar heading, and the folder within the release's own. Empty if the release has only one part. */
  label: string;
  folder: string;
  /** The URL of the package's files, to which file paths in the package are appended. */
  sourceBase: string;
};

/**
 * A release of the contracts that the reference documents. To add one, add an entry to `releases` and its
 * packages to `package.json`. Everything else is derived from the published sources.
 */
export type Release = {
  product: keyof typeof families;
  /** The name that readers and the `sablier` package use, such as `v1.2`. */
  version: string;
  /** The slug that the pages of the release start with. */
  base: string;
} & (
  | {
      /** The npm package of the compiler version that its sources require. */
      compiler: 'solc-0.8.26' | 'solc-0.8.29';
      parts: ReleasePart[];
      /** Parts of warnings that have been reviewed, because problems in a published package can't be fixed. */
      knownFaults: string[];
    }
  /**
   * No installed package contains its sources, so a data file contains the model. Readers' code still imports the
   * package.
   */
  | { dataFile: string; package: string }
  /** No installed package contains its sources, and the model comes from the ABIs in the `sablier` package. */
  | AbiRelease
);

/** What's known about a release whose model comes from its ABIs. */
export type AbiRelease = {
  /** The deployed contracts that have an ABI, in the order of the sidebar. */
  abis: readonly string[];
  /** The npm package that readers import. */
  package: string;
  /** The sources of its contracts: a name, and the URL to which file paths in the package are appended. */
  source: { label: string; base: string };
  /**
   * The files that declare the types in the ABIs, by the name of the library or type. Paths start with `@` or are relative
   * to the package. Each contract also has an interface.
   */
  types: Readonly<Record<string, string>>;
  /** The sources of contracts of other projects, by the contract's name. */
  outside?: Readonly<Record<string, { label: string; file: string; url: string }>>;
};

const code = 'https://github.com/sablier-labs';
const monorepo = (commit: string) => `${code}/evm-monorepo/blob/${commit}/`;
const newest = monorepo('fae38dc7e43c6cab6de8f97124c559f42ed5b77a');

/** Most packages declare all types that callers need in one file. */
const dataTypes = (...names: readonly string[]): AbiRelease['types'] =>
  Object.fromEntries(names.map((name) => [name, 'src/types/DataTypes.sol']));

/** Every comptroller is behind this proxy. */
const proxy = {
  ERC1967Proxy: {
    label: '@openzeppelin/contracts 5.3.0',
    file: 'contracts/proxy/ERC1967/ERC1967Proxy.sol',
    url: 'https://github.com/OpenZeppelin/openzeppelin-contracts/blob/v5.3.0/contracts/proxy/ERC1967/ERC1967Proxy.sol',
  },
} as const;

const interfaces = (...names: readonly string[]): AbiRelease['types'] =>
  Object.fromEntries(names.map((name) => [name, `src/interfaces/${name}.sol`]));

const lockupInterface = { ISablierLockup: '@sablier/lockup/src/interfaces/ISablierLockup.sol' };

const campaigns = ['SablierMerkleInstant', 'SablierMerkleLL', 'SablierMerkleLT', 'SablierMerkleVCA'] as const;
const campaignTypes = ['MerkleInstant', 'MerkleLL', 'MerkleLT', 'MerkleVCA'] as const;
const factories = [
  'SablierFactoryMerkleInstant',
  'SablierFactoryMerkleLL',
  'SablierFactoryMerkleLT',
  'SablierFactoryMerkleVCA',
] as const;
// The repository has no tags for the newest packages, so their files are linked as published on npm.
const published = 'https://unpkg.com/browse';

export const releases: readonly Release[] = [
  {
    product: 'lockup',
    version: 'v1.2',
    base: 'reference/lockup',
    compiler: 'solc-0.8.26',
    // Misspelled in the source: the event is CreateLockupTranchedStream, and the contract is ERC721.
    knownFaults: ['{CreateLockupTrancheStream}', '{ERC-721._update}'],
    parts: [
      {
        package: '@sablier/v2-core',
        version: '1.2.0',
        label: 'Core',
        folder: 'core',
        sourceBase: `${code}/v2-core/blob/v1.2.0/`,
      },
      {
        package: '@sablier/v2-periphery',
        version: '1.2.0',
        label: 'Periphery',
        folder: 'periphery',
        sourceBase: `${code}/v2-periphery/blob/v1.2.0/`,
      },
    ],
  },
  {
    product: 'flow',
    version: 'v1.0',
    base: 'reference/flow/contracts',
    dataFile: 'content/data/flow-v1.0-contracts.json',
    package: '@sablier/flow',
  },
  {
    product: 'lockup',
    version: 'v4.0',
    base: 'reference/lockup/v4.0',
    compiler: 'solc-0.8.29',
    // The first name is misspelled. The second is a contract in a package that this release doesn't use.
    knownFaults: ['{CreateLockupTrancheStream}', '{SablierComptroller}'],
    parts: [
      {
        package: '@sablier/lockup',
        version: '4.0.1',
        label: '',
        folder: '',
        sourceBase: `${published}/@sablier/lockup@4.0.1/`,
      },
    ],
  },
  {
    product: 'flow',
    version: 'v3.0',
    base: 'reference/flow/v3.0',
    compiler: 'solc-0.8.29',
    knownFaults: [],
    parts: [
      {
        package: '@sablier/flow',
        version: '3.0.1',
        label: '',
        folder: '',
        sourceBase: `${published}/@sablier/flow@3.0.1/`,
      },
    ],
  },
  {
    product: 'lockup',
    version: 'v3.0',
    base: 'reference/lockup/v3.0',
    abis: ['SablierLockup', 'SablierBatchLockup'],
    package: '@sablier/lockup',
    source: {
      label: '@sablier/lockup 3.0.1',
      base: monorepo('d0882200f335025364c75492b21591b843818cad'),
    },
    types: {
      ...dataTypes('BatchLockup', 'Lockup', 'LockupDynamic', 'LockupLinear', 'LockupTranched'),
      ...interfaces('ILockupNFTDescriptor'),
    },
  },
  {
    product: 'lockup',
    version: 'v2.0',
    base: 'reference/lockup/v2.0',
    abis: ['SablierLockup', 'SablierBatchLockup'],
    package: '@sablier/lockup',
    source: {
      label: '@sablier/lockup 2.0.1',
      base: monorepo('baf9a9e304c2d268a75bc8c363154c7f3f14cd45'),
    },
    types: {
      ...dataTypes('BatchLockup', 'Broker', 'Lockup', 'LockupDynamic', 'LockupLinear', 'LockupTranched'),
      ...interfaces('ILockupNFTDescriptor'),
    },
  },
  {
    product: 'lockup',
    version: 'v1.1',
    base: 'reference/lockup/v1.1',
    abis: ['SablierV2LockupLinear', 'SablierV2LockupDynamic'],
    package: '@sablier/v2-core',
    source: { label: '@sablier/v2-core 1.1.2', base: `${code}/v2-core/blob/v1.1.2/` },
    types: {
      ...dataTypes('Broker', 'Lockup', 'LockupDynamic', 'LockupLinear'),
      ...interfaces('ISablierV2Comptroller', 'ISablierV2NFTDescriptor'),
    },
  },
  {
    product: 'lockup',
    version: 'v1.0',
    base: 'reference/lockup/v1.0',
    abis: ['SablierV2LockupLinear', 'SablierV2LockupDynamic'],
    package: '@sablier/v2-core',
    source: { label: '@sablier/v2-core 1.0.2', base: `${code}/v2-core/blob/v1.0.2/` },
    types: {
      ...dataTypes('Broker', 'Lockup', 'LockupDynamic', 'LockupLinear'),
      ...interfaces('ISablierV2Comptroller', 'ISablierV2NFTDescriptor'),
    },
  },
  {
    product: 'flow',
    version: 'v2.0',
    base: 'reference/flow/v2.0',
    abis: ['SablierFlow'],
    package: '@sablier/flow',
    source: { label: '@sablier/flow 2.0.1', base: monorepo('12547949f6df9f739d3bee7aa374deefe7577271') },
    types: { ...dataTypes('Flow'), ...interfaces('IFlowNFTDescriptor') },
  },
  {
    product: 'flow',
    version: 'v1.1',
    base: 'reference/flow/v1.1',
    abis: ['SablierFlow'],
    package: '@sablier/flow',
    source: { label: '@sablier/flow 1.1.1', base: monorepo('e55cabae6971f8220c96fe1fc37cf2cc811ca49f') },
    types: { ...dataTypes('Broker', 'Flow'), ...interfaces('IFlowNFTDescriptor') },
  },
  {
    product: 'airdrops',
    version: 'v3.0',
    base: 'reference/airdrops/v3.0',
    abis: [...factories, 'SablierFactoryMerkleExecute', ...campaigns, 'SablierMerkleExecute'],
    package: '@sablier/airdrops',
    source: { label: '@sablier/airdrops 3.0.1', base: `${newest}airdrops/` },
    types: { ...dataTypes('ClaimType', ...campaignTypes, 'MerkleExecute'), ...lockupInterface },
  },
  {
    product: 'airdrops',
    version: 'v2.0',
    base: 'reference/airdrops/v2.0',
    abis: [...factories, ...campaigns],
    package: '@sablier/airdrops',
    source: {
      label: '@sablier/airdrops 2.0.1',
      base: monorepo('077c6b9766ef7693ba9e82a9e001dc0097709c01'),
    },
    types: { ...dataTypes(...campaignTypes), ...lockupInterface },
  },
  {
    product: 'airdrops',
    version: 'v1.3',
    base: 'reference/airdrops/v1.3',
    abis: ['SablierMerkleFactory', 'SablierMerkleInstant', 'SablierMerkleLL', 'SablierMerkleLT'],
    package: '@sablier/airdrops',
    source: {
      label: '@sablier/airdrops 1.3.0',
      base: monorepo('5b0682494e060ef93aedecabd5afe930adfcf2ed'),
    },
    types: {
      ...dataTypes('MerkleBase', 'MerkleFactory', 'MerkleLL', 'MerkleLT'),
      ...interfaces('ISablierMerkleBase'),
      ...lockupInterface,
    },
  },
  {
    product: 'airdrops',
    version: 'v1.1',
    base: 'reference/airdrops/v1.1',
    abis: ['SablierV2MerkleStreamerFactory', 'SablierV2MerkleStreamerLL'],
    package: '@sablier/v2-periphery',
    source: { label: '@sablier/v2-periphery 1.1.1', base: `${code}/v2-periphery/blob/v1.1.1/` },
    types: {
      ISablierV2LockupLinear: '@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol',
      LockupLinear: '@sablier/v2-core/src/types/DataTypes.sol',
    },
  },
  {
    product: 'bob',
    version: 'v1.0',
    base: 'reference/bob/v1.0',
    abis: ['SablierBob', 'SablierEscrow', 'SablierLidoAdapter', 'BobVaultShare'],
    package: '@sablier/bob',
    source: { label: '@sablier/bob 1.0.1', base: `${newest}bob/` },
    types: {
      Bob: 'src/types/Bob.sol',
      Escrow: 'src/types/Escrow.sol',
      ...interfaces('ISablierBobAdapter'),
    },
  },
  {
    product: 'comptroller',
    version: 'v1.1',
    base: 'reference/comptroller/v1.1',
    abis: ['SablierComptroller', 'ERC1967Proxy'],
    package: '@sablier/evm-utils',
    source: { label: '@sablier/evm-utils 2.0.1', base: `${newest}utils/` },
    types: {},
    outside: proxy,
  },
  {
    product: 'comptroller',
    version: 'v1.0',
    base: 'reference/comptroller/v1.0',
    abis: ['SablierComptroller', 'ERC1967Proxy'],
    package: '@sablier/evm-utils',
    source: { label: '@sablier/evm-utils 1.0.1', base: monorepo('ce9f57c69a3aa6402eabbad57662867cbc6b0a55') },
    types: {},
    outside: proxy,
  },
];

/**
 * Whether the addresses of a release's pages don't contain its version, because the reference once covered only this
 * release. Short links to it don't contain its version either.
 */
export const isUnversioned = ({ base, version }: Pick<Release, 'base' | 'version'>): boolean =>
  !base.endsWith(version);

/** Whether a slug is that of a page of the contract reference, which ends with a kind and a name. */
export const isContractSlug = (slug: string): boolean => /^reference\/.*\.\w+$/.test(slug);
