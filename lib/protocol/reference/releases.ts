import data from '@/content/data/reference-releases.json';
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

/** An entry of `content/data/reference-releases.json`. */
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

/** What the list says about a release whose model comes from its ABIs. */
export type AbiRelease = {
  /** The deployed contracts that have an ABI, in the order of the sidebar. */
  abis: readonly string[];
  package: string;
  /** The sources of its contracts: a name, and the URL to which file paths in the package are appended. */
  source: { label: string; base: string };
  /** By library or type. Paths start with `@` or are relative to the package. Each contract also has an interface. */
  types: Readonly<Record<string, string>>;
  /** The sources of contracts of other projects, by the contract's name. */
  outside: Readonly<Record<string, { label: string; file: string; url: string }>>;
};

/** The releases in the order of the sidebar. The newest packages have no tags, so their files are linked as on npm. */
export const releases = data as readonly Release[];

/** Whether the pages' addresses lack the version, because the reference once covered only this release. */
export const isUnversioned = ({ base, version }: Pick<Release, 'base' | 'version'>): boolean =>
  !base.endsWith(version);

/** Whether a slug is that of a page of the contract reference, which ends with a kind and a name. */
export const isContractSlug = (slug: string): boolean => /^reference\/.*\.\w+$/.test(slug);
