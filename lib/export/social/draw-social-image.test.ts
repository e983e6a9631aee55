import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';

const digest = vi.hoisted(() => ({ value: 'first' }));
vi.mock('@/lib/cache/disk-cache', async (load) => ({
  ...(await load<typeof import('@/lib/cache/disk-cache')>()),
  digestOnce: () => () => digest.value,
}));

const isWhole = vi.hoisted(() => ({ value: false }));
vi.mock('@/lib/cache/modules-of', async (load) => {
  const { modulesOf } = await load<typeof import('@/lib/cache/modules-of')>();
  return { modulesOf: (...args: Parameters<typeof modulesOf>) => (isWhole.value ? modulesOf(...args) : []) };
});

const card = {
  trail: 'Concepts',
  title: 'Streaming',
  description: 'What it is.',
  hue: 'accent',
} as const;
const home = process.cwd();
const countCached = () => fs.readdirSync('.cache/social').length;

/** Reloads the module as in a new process, so that only the disk cache remains. */
async function draw(words: Parameters<typeof import('./draw-social-image')['drawSocialImage']>[0]) {
  vi.resetModules();
  return (await import('./draw-social-image')).drawSocialImage(words);
}

const folder = temporaryFolder();
beforeAll(() => {
  process.chdir(folder);
  fs.symlinkSync(path.join(home, 'node_modules'), 'node_modules');
});
afterAll(() => process.chdir(home));

test('an image is drawn once, and again if its text or code changes', {
  timeout: 60_000,
}, async () => {
  const image = await draw(card);
  expect(Buffer.from(image.subarray(1, 4)).toString()).toBe('PNG');
  expect(await draw(card)).toEqual(image);
  expect(countCached()).toBe(1);
  expect(await draw({ ...card, title: 'Vesting' })).not.toEqual(image);
  expect(countCached()).toBe(2);
  digest.value = 'second';
  await draw(card);
  expect(countCached()).toBe(3);
});

test.each(['lib/export/social/social-image.ts', 'lib/site/site.ts', 'package-lock.json'])(
  '%s is part of its code',
  async (file) => {
    process.chdir(home);
    isWhole.value = true;
    const { listInputs } = await import('./draw-social-image');
    expect(listInputs()).toContain(file);
  },
);
