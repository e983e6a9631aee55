import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import lock from '@/package-lock.json';
import {
  checkLicenses,
  formatLicenses,
  knownLicenses,
  listLicenses,
  reviewedLicenses,
} from './package-licenses';

const readManifest = (folder: string): unknown => {
  const file = path.join(folder, 'package.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
};
const installed = listLicenses(lock, readManifest);

/** Lists the licenses for a lock file with one package. */
const listOne = (entry: object, manifest?: object) =>
  listLicenses({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', ...entry } } }, () => manifest);

const refusalOf = (license: string, name = 'a') => checkLicenses([{ name, version: '1.0.0', license }]);

test('every production dependency has an allowed license', () => {
  expect(installed.length).toBeGreaterThan(300);
  expect(checkLicenses(installed)).toEqual([]);
});

test('no rule refers to a package that is no longer installed', () => {
  const names = installed.map(({ name }) => name);
  expect(Object.keys(knownLicenses).filter((name) => !names.includes(name))).toEqual([]);
  const unused = Object.entries(reviewedLicenses).filter(
    ([license, { packages }]) =>
      !installed.some((each) => each.license?.includes(license) && packages.test(each.name)),
  );
  expect(unused).toEqual([]);
});

test('a license is read from the lock file or else from the package, in all formats', () => {
  expect(listOne({ license: 'MIT' })).toEqual([{ name: 'a', version: '1.0.0', license: 'MIT' }]);
  expect(listOne({}, { license: { type: 'ISC' } })[0]?.license).toBe('ISC');
  expect(listOne({}, { licenses: [{ type: 'MIT' }, { type: 'ISC' }] })[0]?.license).toBe('MIT OR ISC');
  expect(listOne({}, { licenses: [] })[0]?.license).toBeUndefined();
  expect(listOne({})[0]?.license).toBeUndefined();
});

test('an aliased package is listed by its real name, and development packages are left out', () => {
  expect(listOne({ name: 'b', license: 'MIT' })[0]?.name).toBe('b');
  expect(listOne({ dev: true })).toEqual([]);
  expect(listOne({ devOptional: true })).toEqual([]);
});

test('a missing license and a license that is not allowed are rejected with one line each', () => {
  expect(checkLicenses(listOne({}))).toEqual(['a 1.0.0 names no license.']);
  expect(refusalOf('AGPL-3.0-only')).toEqual([
    'a 1.0.0 has the license AGPL-3.0-only, which is not allowed.',
  ]);
  expect(refusalOf('SEE LICENSE IN LICENSE')).toHaveLength(1);
  expect(refusalOf('constructor')).toHaveLength(1);
});

test('a restrictive license is only allowed for reviewed packages', () => {
  expect(refusalOf('MPL-2.0', 'next-mdx-remote')).toEqual([]);
  expect(refusalOf('MPL-2.0', 'other')).toHaveLength(1);
});

test.each([
  ['MIT OR GPL-2.0', true],
  ['(MIT OR GPL-2.0)', true],
  ['MIT AND GPL-2.0', false],
  ['(MIT AND ISC)', true],
  ['ISC AND (MIT OR GPL-2.0)', true],
  ['GPL-2.0 OR (MIT AND ISC)', true],
  ['GPL-2.0 OR (MIT AND AGPL-3.0-only)', false],
  ['(MIT', false],
])('with OR, one license must be allowed, and with AND, all of them: %s', (expression, isFine) => {
  expect(refusalOf(expression)).toHaveLength(isFine ? 0 : 1);
});

test('packages are listed under their licenses, with the reason for restrictive ones', () => {
  const list = formatLicenses([
    { name: 'a', version: '1.0.0', license: 'OFL-1.1' },
    { name: 'b', version: '1.0.0', license: 'MIT' },
    { name: 'c', version: '2.0.0', license: 'MIT' },
  ]);
  expect(list).toMatchInlineSnapshot(`
    "MIT (2)
      b 1.0.0
      c 2.0.0

    OFL-1.1 (1): a font, in social images
      a 1.0.0"
  `);
});
