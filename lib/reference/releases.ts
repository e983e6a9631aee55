/** A folder of the reference that shows one published package. */
export type ReleasePart = {
  /** As npm knows it. */
  package: string;
  version: string;
  /** Heading in the sidebar, and the folder below the release's own; empty when the release has one part. */
  label: string;
  folder: string;
  /** Where the package's files can be read: the file's path inside the package is appended. */
  sourceBase: string;
};

/**
 * A release of the contracts that the reference shows. Adding one is an entry in `releases` and its packages in
 * `package.json`; everything else follows from the published sources.
 */
export type Release = {
  protocol: 'lockup' | 'flow';
  /** As readers and the `sablier` package name it: `v1.2`. */
  version: string;
  /** Address of the release's contracts without the first slash. */
  base: string;
  /** One release of each protocol stands at the routes of the sidebar; the others have the version in their address. */
  isDefault: boolean;
} & (
  | {
      /** The package of the compiler that its sources ask for. */
      compiler: 'solc-0.8.26' | 'solc-0.8.30';
      parts: ReleasePart[];
      /** Parts of warnings about the published comments that were looked at: a published package can't be mended. */
      knownFaults: string[];
    }
  /** No sources were published: the structure stands in a data file of ours, the ABI in the `sablier` package. */
  | { dataFile: string; sourceBase: string }
);

const code = 'https://github.com/sablier-labs';
// The newest sources are read as published: their repository names no tag for a package.
const published = 'https://unpkg.com/browse';

export const releases: readonly Release[] = [
  {
    protocol: 'lockup',
    version: 'v1.2',
    base: 'reference/lockup',
    isDefault: true,
    compiler: 'solc-0.8.26',
    // Misspelled there: the event is CreateLockupTranchedStream, and the contract ERC721.
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
    protocol: 'flow',
    version: 'v1.0',
    base: 'reference/flow/contracts',
    isDefault: true,
    dataFile: 'content/data/flow-v1.0-contracts.json',
    sourceBase: `${code}/flow/blob/v1.0.0/src/`,
  },
  {
    protocol: 'lockup',
    version: 'v4.0',
    base: 'reference/lockup/v4.0',
    isDefault: false,
    compiler: 'solc-0.8.30',
    // The first is misspelled, the second a contract of a package that these don't use.
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
    protocol: 'flow',
    version: 'v3.0',
    base: 'reference/flow/v3.0',
    isDefault: false,
    compiler: 'solc-0.8.30',
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
];

/** `lockup-v1.2`: the name of a release in files and messages. */
export const releaseId = ({ protocol, version }: Pick<Release, 'protocol' | 'version'>): string =>
  `${protocol}-${version}`;
