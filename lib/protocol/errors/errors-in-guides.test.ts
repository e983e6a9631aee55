import fs from 'node:fs';
import { expect, test } from 'vitest';
import { releases } from '@/content/releases';
import { filesBelow } from '@/lib/site/files-below';
import { releaseTitle } from '@/lib/site/release';
import { listErrorAbis } from './error-abis';

// That each function reverts with the errors on its page is proven by calls: see `executed-effects.test.ts`.

const releasesOf = new Map<string, string[]>();
for (const { abi, releases: titles } of listErrorAbis())
  releasesOf.set(abi.name, [...(releasesOf.get(abi.name) ?? []), ...titles]);

const newest = releases.filter(({ status }) => status === 'newest').map(releaseTitle);

/** Returns the releases that a guide is about: those in its front matter, or that in its address, or the newest ones. */
function subjectsOf(file: string, text: string): string[] {
  const [, listed] = /^release: \[?(.+?)\]?$/m.exec(text) ?? [];
  const [, product, version] = /guides\/(\w+)\/(v[\d.]+)\//.exec(file) ?? [];
  // Campaigns of v1.2 create streams of Lockup v1.2, and newer ones those of the newest Lockup.
  const others = listed === 'Airdrops v1.2' ? ['Lockup v1.2'] : [...newest, 'Comptroller v1.1'];
  if (listed) return [...listed.split(', '), ...others];
  return version ? [`${product === 'flow' ? 'Flow' : 'Lockup'} ${version}`] : newest;
}

test('each error in a table of a guide is one of the releases that the guide is about', () => {
  const named = filesBelow('content/guides').flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    const subjects = subjectsOf(file, text);
    return [...text.matchAll(/^ *\| \[?`(Sablier\w+_\w+)`/gm)].map(([, name = '']) => ({
      file,
      name,
      subjects,
    }));
  });
  expect(named.length).toBeGreaterThan(200);
  const isWrong = ({ name, subjects }: (typeof named)[number]) =>
    !releasesOf.get(name)?.some((title) => subjects.includes(title));
  expect(named.filter(isWrong).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
