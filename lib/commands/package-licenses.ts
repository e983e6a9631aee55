import { z } from 'zod';

/** A package that's needed to build or serve the site, and its license as an SPDX expression, if known. */
type LicensedPackage = { name: string; version: string; license: string | undefined };

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

/** Old packages list their licenses in an array or as objects. */
const manifestSchema = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

/**
 * Lists the production dependencies, including those for other platforms, which aren't installed here.
 *
 * No package does this job. `licensee` 12.0 reads only `node_modules`, so it misses the LGPL libraries of other platforms,
 * approves a package or a license but not a license for one package, has no types, and adds 127 packages.
 * `license-checker-rseidelsohn` also reads only `node_modules`: 5.0 needs Node 24, and 4.4 adds 75 packages.
 * @param lock the content of `package-lock.json`
 * @param readManifest returns the `package.json` of an installed package by its folder, or `undefined`; called if the
 * lock file has no license
 * @returns each version of each package once, sorted by name
 * @throws if the lock file has another format
 */
export function listLicenses(lock: unknown, readManifest: (folder: string) => unknown): LicensedPackage[] {
  const found = new Map<string, LicensedPackage>();
  for (const [folder, entry] of Object.entries(lockSchema.parse(lock).packages)) {
    if (folder === '' || entry.dev || entry.devOptional) continue;
    const name = entry.name ?? folder.replace(/^.*node_modules\//, '');
    const version = entry.version ?? '';
    const license = knownLicenses[name] ?? entry.license ?? licenseIn(readManifest(folder));
    found.set(`${name}@${version}`, { name, version, license });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function licenseIn(manifest: unknown): string | undefined {
  const { data } = manifestSchema.safeParse(manifest);
  if (typeof data?.license === 'string') return data.license;
  return data?.license?.type ?? (data?.licenses?.map(({ type }) => type).join(' OR ') || undefined);
}

/** Lists the packages that the site must not depend on, each with the reason in one line. */
export const checkLicenses = (packages: readonly LicensedPackage[]): string[] =>
  packages.flatMap(({ name, version, license }) => {
    const who = `${name} ${version}`;
    if (!license) return [`${who} names no license.`];
    return isAllowed(license, name) ? [] : [`${who} has the license ${license}, which is not allowed.`];
  });

/**
 * Whether a package may have a license. With OR, one license must be allowed; with AND, all of them.
 * @param expression an SPDX expression: https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/. Parentheses
 * are only supported around the whole expression or around a choice; other expressions aren't allowed
 */
function isAllowed(expression: string, name: string): boolean {
  const bare = /^\(([^()]*)\)$/.exec(expression.trim())?.[1] ?? expression.trim();
  const choices = bare.split(/ OR (?![^(]*\))/);
  if (choices.length > 1) return choices.some((choice) => isAllowed(choice, name));
  const parts = bare.split(/ AND (?![^(]*\))/);
  if (parts.length > 1) return parts.every((part) => isAllowed(part, name));
  return permissiveLicenses.includes(bare) || (ruleFor(bare)?.packages.test(name) ?? false);
}

const ruleFor = (license: string) =>
  Object.hasOwn(reviewedLicenses, license) ? reviewedLicenses[license] : undefined;

/** Formats a list of packages by license for the terminal, starting with the most common license. */
export function formatLicenses(packages: readonly LicensedPackage[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, version, license = 'no license' } of packages)
    groups.set(license, [...(groups.get(license) ?? []), `${name} ${version}`]);
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(
      ([license, names]) =>
        `${titleOf(license, names.length)}\n${names.map((each) => `  ${each}`).join('\n')}`,
    )
    .join('\n\n');
}

function titleOf(license: string, count: number): string {
  const because = Object.hasOwn(reviewedLicenses, license) ? reviewedLicenses[license]?.because : undefined;
  return `${license} (${count})${because ? `: ${because}` : ''}`;
}

/** Permissive licenses, which any dependency may have. */
const permissiveLicenses: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
];

/** Licenses with further obligations, and the packages for which they've been reviewed. */
export const reviewedLicenses: Readonly<Record<string, { packages: RegExp; because: string }>> = {
  'BUSL-1.1': {
    packages: /^@sablier\//,
    because: 'the protocol itself: the build reads its contracts to describe them',
  },
  'CC BY-SA 4.0': {
    packages: /^@cspell\/dict-en-common-misspellings$/,
    because: 'words that the check of spelling reads, unchanged',
  },
  'CC-BY-4.0': { packages: /^caniuse-lite$/, because: 'data that Next reads during the build' },
  'EPL-2.0': { packages: /^elkjs$/, because: 'places the boxes of diagrams during the build' },
  'GPL-3.0-or-later': {
    packages: /^(@sablier\/.+|sablier)$/,
    because: 'the protocol itself, and its addresses',
  },
  'LGPL-3.0-or-later': {
    packages: /^@img\/sharp-/,
    because: 'a library that makes social images during the build, unchanged',
  },
  'MPL-2.0': { packages: /^next-mdx-remote$/, because: 'compiles pages during the build, unchanged' },
  'OFL-1.1': { packages: /^@fontsource\//, because: 'a font, in social images' },
  WTFPL: { packages: /^@cspell\/dict-django$/, because: 'words that the check of spelling could read' },
};

/** Licenses of packages that state them in prose or only in a separate file. */
export const knownLicenses: Readonly<Record<string, string>> = {
  '@sablier/evm-utils': 'BUSL-1.1 AND GPL-3.0-or-later',
  '@sablier/flow': 'BUSL-1.1 AND GPL-3.0-or-later',
  '@sablier/lockup': 'BUSL-1.1 AND GPL-3.0-or-later',
  '@sablier/v2-periphery': 'GPL-3.0-or-later',
  // It says "MIT/X11".
  mkdirp: 'MIT',
};
