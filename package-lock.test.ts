import fs from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow } from '@/lib/site/files-below';
import packageJson from './package.json';
import lock from './package-lock.json';

const names = z.record(z.string(), z.string()).optional();
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        optionalDependencies: names,
        resolved: z.string().optional(),
        engines: z.object({ node: z.string().optional() }).optional(),
      }),
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

test('every package whose files the site reads is a dependency, because a deployment omits the others', () => {
  const modules = filesBelow('lib').filter((file) => !/^lib\/(commands|testing)\/|\.test\./.test(file));
  const read = modules.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/node_modules\/((?:@[\w-]+\/)?[\w-]+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(read).toContain('@fontsource/instrument-sans');
  expect(read.filter((name) => !Object.hasOwn(packageJson.dependencies, name))).toEqual([]);
});

test('every package accepts the oldest Node that README.md names, so npm prints no warning', () => {
  const { node: oldest } = packageJson.engines;
  const [major = 0, minor = 0] = oldest.replace('>=', '').split('.').map(Number);
  const accepts = (range: string): boolean => {
    const [, sign = '', ofMajor, ofMinor = '0'] = /^\s*(\^|~|>=|>|)\s*v?(\d+)(?:\.(\d+))?/.exec(range) ?? [];
    if (ofMajor === undefined) return true;
    if (Number(ofMajor) === major) return Number(ofMinor) <= minor;
    return sign.startsWith('>') && Number(ofMajor) < major;
  };
  const refusing = Object.entries(packages)
    .filter(([, { engines }]) => engines?.node && !engines.node.split('||').some(accepts))
    .map(([place, { engines }]) => `${place} needs Node ${engines?.node}`);
  expect(refusing).toEqual([]);
});
