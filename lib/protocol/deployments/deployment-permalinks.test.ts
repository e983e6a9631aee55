import fs from 'node:fs';
import { expect, test } from 'vitest';
import { releases } from '@/content/releases';
import type { Document } from '@/lib/markup/document';
import { permalinksFile, readPermalinks } from '@/lib/nav/permalinks/permalink';
import { loadDocument } from '@/lib/pages/documents';
import { releaseDeployments } from './release-deployments';

const published = readPermalinks(fs.readFileSync(permalinksFile, 'utf8'));

/** Returns the anchors that were ever published for an address. */
const anchorsOf = (address: string): string[] =>
  published.filter((line) => line.startsWith(`${address}#`)).map((line) => line.slice(address.length + 1));

const pages = new Map<string, Promise<Document>>();

/** Loads each page once, because compiling one takes seconds. */
function pageAt(slug: string): Promise<Document> {
  const page = pages.get(slug) ?? loadDocument(slug);
  pages.set(slug, page);
  return page;
}

const idsOf = ({ headings, anchors }: Document): string[] => [...headings.map(({ id }) => id), ...anchors];

/** Returns the page and the ID that an anchor leads to, or `undefined` if there's nothing. */
async function resolve(slug: string, anchor: string): Promise<string | undefined> {
  const page = await pageAt(slug);
  const target = page.movedAnchors[anchor] ?? anchor;
  if (target === 'top' || idsOf(page).includes(target)) return `/${slug}#${target}`;
  const [, other, id = ''] = /^\/(.+)#(.+)$/.exec(target) ?? [];
  return other && idsOf(await pageAt(other)).includes(id) ? target : undefined;
}

test.each([
  ['/guides/lockup/deployments', 'guides/lockup/deployments'],
  ['/guides/flow/deployments', 'guides/flow/deployments'],
  // Their addresses lead to the pages above.
  ['/guides/deployments/lockup-v4.0', 'guides/lockup/deployments'],
  ['/guides/deployments/flow-v3.0', 'guides/flow/deployments'],
  ...releases.map(({ deployments }) => [`/${deployments}`, deployments] as [string, string]),
])('every anchor that was published for %s leads to something', async (address, slug) => {
  const lost = [];
  for (const anchor of anchorsOf(address)) if (!(await resolve(slug, anchor))) lost.push(anchor);
  expect(lost).toEqual([]);
});

test.each([
  ['lockup', 'v1.2', 'guides/lockup/deployments', 'guides/lockup/v1.2/deployments'],
  ['flow', 'v1.0', 'guides/flow/deployments', 'guides/flow/v1.0/deployments'],
] as const)(
  'every address of %s %s leads from its former page to its own row',
  async (product, version, slug, own) => {
    const { chains } = releaseDeployments({ product, version });
    const present = idsOf(await pageAt(slug));
    // On another chain, a contract of the newest release can have the same address.
    const addresses = chains
      .flatMap(({ contracts }) => contracts.map(({ address }) => address))
      .filter((address) => !present.includes(address));
    expect(addresses.length).toBeGreaterThan(50);
    const targets = await Promise.all(addresses.map((address) => resolve(slug, address)));
    expect(targets).toEqual(addresses.map((address) => `/${own}#${address}`));
  },
);

test('a chain that both releases have stays on the present page, and one that only the former has leads there', async () => {
  expect(await resolve('guides/lockup/deployments', 'arbitrum')).toBe('/guides/lockup/deployments#arbitrum');
  expect(await resolve('guides/lockup/deployments', 'tangle')).toBe('/guides/lockup/v1.2/deployments#tangle');
  expect(await resolve('guides/lockup/deployments', '1-SablierV2BatchLockup')).toBe(
    '/guides/lockup/v1.2/deployments#1-SablierV2BatchLockup',
  );
});
