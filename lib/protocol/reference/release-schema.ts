import { z } from 'zod';
import { dataFile, words } from '@/lib/protocol/data-file';
import { families } from '@/lib/site/release';

const shared = {
  product: z.enum(Object.keys(families) as (keyof typeof families)[]),
  /** The name that readers and the `sablier` package use, such as `v1.2`. */
  version: words,
  /** The slug that the pages of the release start with. */
  base: words,
};

/** A folder of the reference that documents one published package. */
const part = z.strictObject({
  /** Its npm name. */
  package: words,
  version: words,
  /** The sidebar heading, and the folder within the release's own. Empty if the release has only one part. */
  label: z.string(),
  folder: z.string(),
  /** The URL of the package's files, to which file paths in the package are appended. */
  sourceBase: z.url(),
});

const compiled = z.strictObject({
  ...shared,
  /** The npm package of the compiler version that its sources require. */
  compiler: z.enum(['solc-0.8.26', 'solc-0.8.29']),
  parts: z.array(part).min(1),
});

/** No installed package contains its sources. Readers' code still imports the package. */
const stored = z.strictObject({ ...shared, dataFile: words, package: words });

/** No installed package contains its sources, and the model comes from the ABIs in the `sablier` package. */
const fromAbis = z.strictObject({
  ...shared,
  /** The deployed contracts that have an ABI, in the order of the sidebar. */
  abis: z.array(words),
  package: words,
  /** The sources of its contracts: a name, and the URL to which file paths in the package are appended. */
  source: z.strictObject({ label: words, base: z.url() }),
  /** By library or type. Paths start with `@` or are relative to the package. Each contract also has an interface. */
  types: z.record(words, words),
  /** The sources of contracts of other projects, by the contract's name. */
  outside: z.record(words, z.strictObject({ label: words, file: words, url: z.url() })),
});

/** Reads the releases in the contract reference. `releases.ts` has them for browsers, which can't read files. */
export const readReferenceReleases = dataFile(
  'content/data/reference-releases.json',
  z.array(z.union([compiled, stored, fromAbis])),
);
