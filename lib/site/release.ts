export const products = {
  lockup: 'Lockup',
  flow: 'Flow',
  airdrops: 'Airdrops',
  bob: 'Bob',
  legacy: 'Legacy',
} as const;

export type Product = keyof typeof products;

export type ReleaseName = { product: Product; version: string };

/** What the contract reference covers: the products, and the comptroller that governs them. */
export const families = { ...products, comptroller: 'Comptroller' } as const;

/** The name of a release in the contract reference. */
export type FamilyRelease = { product: keyof typeof families; version: string };

/** A release of a product's contracts, as `content/releases.ts` lists it. */
export type Release = ReleaseName & {
  /** The date of the release, such as `2026-03-16`, or only its month if the day isn't known. */
  date: string;
  /** An `older` release's contracts work and hold tokens. A `retired` one's product has no newest release. */
  status: 'newest' | 'older' | 'retired';
  /** Its changes as a single line of Markdown that continues "This release …". */
  what: string;
  /** The URL of the changelog with the date, at a commit. */
  source?: string;
  /** The npm packages with its sources, with their versions. */
  packages: readonly string[];
  /** The deployed contracts, in the order in which a reader needs them. */
  contracts: readonly string[];
  deployments: string;
  /** The slug of the page that says who can call what, if there's one. */
  accessControl?: string;
  guides: boolean;
  /** The reports by date, latest first. */
  audits: readonly { auditor: string; date: string }[];
};

/** Returns the name of a release for readers, such as `Lockup v4.0`. */
export const releaseTitle = ({ product, version }: FamilyRelease): string =>
  `${families[product]} ${version}`;

/** Returns the name of a release in files and facets, such as `lockup-v4.0`. */
export const releaseId = ({ product, version }: FamilyRelease): string => `${product}-${version}`;

/** Compares two versions by their numbers, because v1.10 comes after v1.2. */
export const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** Whether two names are of the same release. */
export const isSameRelease = (a: FamilyRelease, b: FamilyRelease): boolean =>
  a.product === b.product && a.version === b.version;
