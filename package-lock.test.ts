import { expect, test } from 'vitest';
import { z } from 'zod';
import lock from './package-lock.json';

const names = z.record(z.string(), z.string()).optional();
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ optionalDependencies: names, resolved: z.string().optional() }),
    ),
  })
  .parse(lock);

test('the lock file contains the packages of every platform, because `npm ci` fails otherwise', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`])
      .map((name) => `${place} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file contains no download URLs, because contributors can use different registries', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});
