import { expect, test, vi } from 'vitest';
import { listedSlugs } from './listed-slugs';
import { isUnwritten } from './unwritten';

const listed = listedSlugs();

vi.mock('@/.generated/navigation', async () => {
  const [slug] = (await import('./listed-slugs')).listedSlugs();
  const section = { id: 'docs', label: 'Docs', slug, items: [{ label: 'Written', slug }] };
  return { navigation: { sections: [section], releases: [] } };
});

test('a page is unwritten if the manifest lists it but the navigation does not contain it', () => {
  expect(isUnwritten(`/${listed[0]}#part`)).toBe(false);
  expect(isUnwritten(`/${listed.at(-1)}?a=b`)).toBe(true);
  expect(isUnwritten('/never/listed')).toBe(false);
  expect(isUnwritten('https://example.com/')).toBe(false);
});
