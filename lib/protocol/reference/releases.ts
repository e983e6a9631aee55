import data from '@/content/data/abi-releases.json';
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

/** A release of the contracts. Everything but its entry here is derived from the published sources. */
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
    }
  /** No installed package contains its sources. Readers' code still imports the package. */
  | { dataFile: string; package: string }
  /** No installed package contains its sources, and the model comes from the ABIs in the `sablier` package. */
  | AbiRelease
);

/** What `content/data/abi-releases.json` says about a release whose model comes from its ABIs. */
export type AbiRelease = {
  /** The deployed contracts that have an ABI, in the order of the sidebar. */
  abis: readonly string[];
  package: string;
  /** The sources of its contracts: a name, and the URL to which file paths in the package are appended. */
  source: { label: string; base: string };
  /** By library or type. Paths start with `@` or are relative to the package. Each contract also has an interface. */
  types: Readonly<Record<string, string>>;
  /** The sources of contracts of other projects, by the contract's name. */
  outside?: Readonly<Record<string, { label: string; file: string; url: string }>>;
};

const code = 'https://github.com/sablier-labs';

/** The pages of these releases are below their product and version. */
const abiReleases: readonly Release[] = data.map(({ product, version, types, outside, ...release }) => ({
  ...release,
  product: product as Release['product'],
  version,
  base: `reference/${product}/${version}`,
  types: Object.fromEntries(types.flatMap(({ names, file }) => names.map((name) => [name, file]))),
  outside: Object.fromEntries(outside.map(({ contract, ...source }) => [contract, source])),
}));

// The repository has no tags for the newest packages, so their files are linked as published on npm.
const published = 'https://unpkg.com/browse';

export const releases: readonly Release[] = [
  {
    product: 'lockup',
    version: 'v1.2',
    base: 'reference/lockup',
    compiler: 'solc-0.8.26',
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
  ...abiReleases,
];

/** Whether the pages' addresses lack the version, because the reference once covered only this release. */
export const isUnversioned = ({ base, version }: Pick<Release, 'base' | 'version'>): boolean =>
  !base.endsWith(version);

/** Whether a slug is that of a page of the contract reference, which ends with a kind and a name. */
export const isContractSlug = (slug: string): boolean => /^reference\/.*\.\w+$/.test(slug);
