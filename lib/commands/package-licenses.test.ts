import { expect, test } from 'vitest';
import lock from '@/package-lock.json';
import { checkLicenses, knownLicenses, listLicenses, reviewedLicenses } from './package-licenses';

const installed = listLicenses(lock);

/** Lists the licenses for a lock file with one package. */
const listOne = (entry: object) =>
  listLicenses({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', ...entry } } });

const refusalOf = (license: string, name = 'a') => checkLicenses([{ name, version: '1.0.0', license }]);

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

test('an aliased package is listed by its real name, and development packages are left out', () => {
  expect(listOne({ name: 'b', license: 'MIT' })).toEqual([{ name: 'b', version: '1.0.0', license: 'MIT' }]);
  expect(listOne({ dev: true })).toEqual([]);
  expect(listOne({ devOptional: true })).toEqual([]);
});

test('a missing license and a license that is not allowed are rejected with one line each', () => {
  expect(checkLicenses(listOne({}))).toEqual(['a 1.0.0 has no license, which is not allowed.']);
  expect(refusalOf('AGPL-3.0-only')).toEqual(['a 1.0.0 has AGPL-3.0-only, which is not allowed.']);
  expect(refusalOf('SEE LICENSE IN LICENSE')).toHaveLength(1);
  expect(refusalOf('constructor')).toHaveLength(1);
});

test('a restrictive license is only allowed for reviewed packages', () => {
  expect(refusalOf('MPL-2.0', 'next-mdx-remote')).toEqual([]);
  expect(refusalOf('MPL-2.0', 'other')).toHaveLength(1);
});

test.each([
  ['MIT OR GPL-2.0', true],
  ['MIT AND GPL-2.0', false],
  ['MIT AND ISC', true],
  ['ISC AND (GPL-2.0 OR MIT)', false],
  ['(MIT', false],
])('with OR, one license must be allowed, and with AND, all of them: %s', (expression, isFine) => {
  expect(refusalOf(expression)).toHaveLength(isFine ? 0 : 1);
});
