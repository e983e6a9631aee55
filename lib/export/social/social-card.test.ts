import { expect, test } from 'vitest';
import { toSocialCard } from './social-card';

test('a long description ends with a whole word', () => {
  const shownOf = (description: string) =>
    toSocialCard(
      { slug: 'concepts/streaming', frontMatter: { title: 'T', description, tocDepth: 3 } },
      { sections: [], releases: [] },
    ).description;
  const text = `${'word '.repeat(40)}end`;
  expect(shownOf(text)).toMatch(/word…$/);
  expect(shownOf(text).length).toBeLessThanOrEqual(150);
  expect(shownOf('A short one.')).toBe('A short one.');
});

test.each([
  ['guides/lockup/overview', 'lockup'],
  ['reference/flow/contracts/contract.SablierFlow', 'flow'],
  ['concepts/lockup/airstreams', 'drops'],
  ['concepts/streaming', 'accent'],
])('the card of %s has the color of its product', (slug, hue) => {
  const frontMatter = { title: 'T', description: 'D', tocDepth: 3 as const };
  expect(toSocialCard({ slug, frontMatter }, { sections: [], releases: [] }).hue).toBe(hue);
});

test('the card of a page about one release names it, even if the navigation lacks the page', () => {
  const frontMatter = { title: 'T', description: 'D', tocDepth: 3 as const };
  const trailOf = (slug: string, release?: string[]) =>
    toSocialCard({ slug, frontMatter: { ...frontMatter, release } }, { sections: [], releases: [] }).trail;
  expect(trailOf('guides/lockup/v1.2/overview')).toBe('Lockup v1.2');
  expect(trailOf('concepts/flow/overview', ['Flow v1.0'])).toBe('Flow v1.0');
  expect(trailOf('concepts/fees', ['Lockup v1.2', 'Flow v1.0'])).toBe('');
});
