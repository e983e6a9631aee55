import { expect, test } from 'vitest';
import { z } from 'zod';
import lock from './package-lock.json';

/** A package that's needed to build or serve the site, and its license as an SPDX expression, if known. */
type LicensedPackage = { name: string; version: string; license: string | undefined };

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().default(''),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

/**
 * Lists the production dependencies, including those for other platforms, which aren't installed here. The packages that
 * do this job (`licensee`, `license-checker-rseidelsohn`) read only `node_modules`, and add at least 75 packages.
 * @param lock the content of `package-lock.json`
 * @throws if the lock file has another format
 */
const listLicenses = (lock: unknown): LicensedPackage[] =>
  Object.entries(lockSchema.parse(lock).packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder, entry]) => {
      const name = entry.name ?? folder.replace(/^.*node_modules\//, '');
      return { name, version: entry.version, license: knownLicenses[name] ?? entry.license };
    });

/**
 * Lists the packages that the site must not depend on, each with the reason in one line. With OR, one license must be
 * allowed; with AND, all of them. Expressions with both need a review.
 */
const checkLicenses = (packages: readonly LicensedPackage[]): string[] =>
  packages.flatMap(({ name, version, license = 'no license' }) => {
    const isAllowed = (each: string) =>
      permissiveLicenses.has(each) || reviewedLicenses.get(each)?.test(name) === true;
    const isFine = license.split(' OR ').some(isAllowed) || license.split(' AND ').every(isAllowed);
    return isFine ? [] : [`${name} ${version} has ${license}, which is not allowed.`];
  });

/** Permissive licenses, which any dependency may have. */
const permissiveLicenses: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
]);

/** Licenses with further obligations, and the packages for which they've been reviewed. */
const reviewedLicenses: ReadonlyMap<string, RegExp> = new Map([
  // The protocol itself: the build reads its contracts to describe them, and its addresses.
  ['BUSL-1.1', /^@sablier\//],
  ['GPL-3.0-or-later', /^(@sablier\/.+|sablier)$/],
  // Words that the check of spelling reads, unchanged.
  ['CC BY-SA 4.0', /^@cspell\/dict-en-common-misspellings$/],
  ['WTFPL', /^@cspell\/dict-django$/],
  // Data that Next reads during the build.
  ['CC-BY-4.0', /^caniuse-lite$/],
  // A library that makes social images during the build, unchanged, and a font in them.
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
  ['OFL-1.1', /^@fontsource\//],
  // Compiles pages during the build, unchanged.
  ['MPL-2.0', /^next-mdx-remote$/],
]);

/** Licenses of packages that state them in prose, in an old format, or only in a separate file. */
const knownLicenses: Readonly<Record<string, string>> = {
  '@sablier/evm-utils': 'BUSL-1.1 AND GPL-3.0-or-later',
  '@sablier/flow': 'BUSL-1.1 AND GPL-3.0-or-later',
  '@sablier/lockup': 'BUSL-1.1 AND GPL-3.0-or-later',
  '@sablier/v2-periphery': 'GPL-3.0-or-later',
  'hogan.js': 'Apache-2.0',
  memorystream: 'MIT',
  mkdirp: 'MIT',
};

const installed = listLicenses(lock);

test('every production dependency has an allowed license', () => {
  expect(installed.length).toBeGreaterThan(300);
  expect(checkLicenses(installed)).toEqual([]);
});

test('no rule refers to a package that is no longer installed', () => {
  const names = installed.map(({ name }) => name);
  expect(Object.keys(knownLicenses).filter((name) => !names.includes(name))).toEqual([]);
  const unused = [...reviewedLicenses].filter(
    ([license, packages]) =>
      !installed.some((each) => each.license?.includes(license) && packages.test(each.name)),
  );
  expect(unused).toEqual([]);
});
