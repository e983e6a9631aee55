import renamed from '@/content/data/renamed-entries.json';
import { required } from '@/lib/site/invariant';
import { byVersion, releaseId } from '@/lib/site/release';
import { loadReleases } from '../load-release';
import type { ReleaseModel } from '../model';
import { type Change, compareEntries } from './compare-entries';
import type { ComparedProduct } from './compared-products';
import { type Entry, entriesOf } from './entries';

/** Contracts that correspond to one another in the releases of a product. */
type Comparison = {
  product: ComparedProduct;
  title: string;
  contracts: RegExp;
  errors: RegExp;
};

export const comparisons = {
  lockup: {
    product: 'lockup',
    title: 'Streams',
    contracts: /^Sablier(V2)?Lockup/,
    // Errors of the contracts that campaigns, batches, and NFTs have of their own.
    errors: /^(?!\w*(Batch|Merkle|Proxy|NFTDescriptor)|CallNotDelegateCall)/,
  },
  batch: {
    product: 'lockup',
    title: 'Batches',
    contracts: /^Sablier(V2)?BatchLockup$/,
    errors: /^Sablier(V2)?BatchLockup_/,
  },
  flow: { product: 'flow', title: 'Streams', contracts: /^SablierFlow$/, errors: /^/ },
  factories: {
    product: 'airdrops',
    title: 'Factories',
    contracts: /Factory/,
    errors: /^(?!SablierV2(Batch|Lockup|Merkle|NFT)|DelegateCall)/,
  },
  campaigns: {
    product: 'airdrops',
    title: 'Campaigns',
    contracts: /^Sablier(V2)?Merkle(?!\w*Factory)/,
    errors: /^(?!SablierV2(Batch|Lockup|NFT)|DelegateCall)/,
  },
} as const satisfies Record<string, Comparison>;

export type ComparisonName = keyof typeof comparisons;

/** Airdrops v1.2 was released as a part of Lockup. */
const isOf = (product: ComparedProduct, { release }: ReleaseModel): boolean =>
  release.product === product || (product === 'airdrops' && releaseId(release) === 'lockup-v1.2');

/** Returns the models of a product's releases, oldest first. */
const modelsOf = (product: ComparedProduct): ReleaseModel[] =>
  loadReleases()
    .filter((model) => isOf(product, model))
    .sort((a, b) => byVersion(a.release.version, b.release.version));

/** Returns what's compared of a release. Empty if it has none of the contracts. */
function listEntries(name: ComparisonName, version: string): Entry[] {
  const { product, contracts, errors } = comparisons[name];
  const model = modelsOf(product).find(({ release }) => release.version === version);
  return entriesOf(required(model, `the reference has no ${product} ${version}`), contracts, errors);
}

/** Compares the contracts of two releases of a product. */
export const listChanges = (name: ComparisonName, from: string, to: string): Change[] =>
  compareEntries(listEntries(name, from), listEntries(name, to), renamed);

/** What the browser needs to compare any two releases of a product: the entries by version, for each kind of contract. */
export type ChangeFile = { title: string; releases: Record<string, Entry[]> }[];

/** Returns the versions of a product's releases, oldest first. */
export const versionsOf = (product: ComparedProduct): string[] =>
  modelsOf(product).map(({ release }) => release.version);

/** Returns the file of a product. */
export const toChangeFile = (product: ComparedProduct): ChangeFile =>
  (Object.keys(comparisons) as ComparisonName[])
    .filter((name) => comparisons[name].product === product)
    .map((name) => ({
      title: comparisons[name].title,
      releases: Object.fromEntries(
        versionsOf(product).map((version) => [version, listEntries(name, version)]),
      ),
    }));
