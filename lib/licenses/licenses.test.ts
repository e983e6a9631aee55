import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import lock from '@/package-lock.json';
import { formatLicenses } from './format-licenses';
import { refuseLicenses } from './judge-licenses';
import { boundLicenses, knownLicenses } from './license-rules';
import { listLicenses } from './list-licenses';

const readManifest = (folder: string): unknown => {
  const file = path.join(folder, 'package.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
};
const installed = listLicenses(lock, readManifest);

/** Packages of a lock file that names one. */
const listOne = (entry: object, manifest?: object) =>
  listLicenses({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', ...entry } } }, () => manifest);

const refusalOf = (license: string, name = 'a') => refuseLicenses([{ name, version: '1.0.0', license }]);

test('every production dependency has a license that the site may depend on', () => {
  expect(installed.length).toBeGreaterThan(300);
  expect(refuseLicenses(installed)).toEqual([]);
});

test('no rule is left over from a package that is gone', () => {
  const names = installed.map(({ name }) => name);
  expect(Object.keys(knownLicenses).filter((name) => !names.includes(name))).toEqual([]);
  const unused = Object.entries(boundLicenses).filter(
    ([license, { packages }]) =>
      !installed.some((each) => each.license?.includes(license) && packages.test(each.name)),
  );
  expect(unused).toEqual([]);
});

test('a license is read from the lock file, or else from the package, in all the forms that it has', () => {
  expect(listOne({ license: 'MIT' })).toEqual([{ name: 'a', version: '1.0.0', license: 'MIT' }]);
  expect(listOne({}, { license: { type: 'ISC' } })[0]?.license).toBe('ISC');
  expect(listOne({}, { licenses: [{ type: 'MIT' }, { type: 'ISC' }] })[0]?.license).toBe('MIT OR ISC');
  expect(listOne({}, { licenses: [] })[0]?.license).toBeUndefined();
  expect(listOne({})[0]?.license).toBeUndefined();
});

test('a package under another name is called by its own, and one for development is left out', () => {
  expect(listOne({ name: 'b', license: 'MIT' })[0]?.name).toBe('b');
  expect(listOne({ dev: true })).toEqual([]);
  expect(listOne({ devOptional: true })).toEqual([]);
});

test('a license that nobody names, and one that is not allowed, are refused in a line each', () => {
  expect(refuseLicenses(listOne({}))).toEqual(['a 1.0.0 names no license.']);
  expect(refusalOf('AGPL-3.0-only')).toEqual([
    'a 1.0.0 has the license AGPL-3.0-only, which is not allowed.',
  ]);
  expect(refusalOf('SEE LICENSE IN LICENSE')).toHaveLength(1);
  expect(refusalOf('constructor')).toHaveLength(1);
});

test('a license that binds is allowed to the packages for which that was decided', () => {
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
])('of several licenses one that is offered must be allowed, or all that hold: %s', (expression, isFine) => {
  expect(refusalOf(expression)).toHaveLength(isFine ? 0 : 1);
});

test('the list puts packages under their licenses, with the reason where one binds', () => {
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
