import { expect, test } from 'vitest';
import type { Navigation } from '@/lib/nav/navigation';
import { nearestPage, wordsOf } from './nearest-page';

const page = (slug: string) => ({ label: slug, slug });
const navigation: Navigation = {
  releases: [],
  sections: [
    {
      id: 'concepts',
      label: 'Concepts',
      slug: 'concepts/streaming',
      items: ['concepts/streaming', 'concepts/lockup/stream-shapes', 'concepts/lockup/hooks'].map(page),
    },
  ],
};

test('typos, missing folders, and wrong sections still lead to the page', () => {
  expect(nearestPage(navigation, '/concepts/lockup/stream-shape')?.slug).toBe(
    'concepts/lockup/stream-shapes',
  );
  expect(nearestPage(navigation, '/concepts/hooks')?.slug).toBe('concepts/lockup/hooks');
  expect(nearestPage(navigation, '/protocol/lockup/hooks/')?.slug).toBe('concepts/lockup/hooks');
});

test('an unrelated URL leads to no page', () => {
  expect(nearestPage(navigation, '/wp-login.php')).toBeUndefined();
  expect(nearestPage(navigation, '/')).toBeUndefined();
});

test('the words of a URL are the letters and digits of its last segment', () => {
  expect(wordsOf('/guides/stream-shape.html')).toBe('stream shape');
  expect(wordsOf('/guides/lockup/')).toBe('lockup');
  expect(wordsOf('///')).toBe('');
  const long = `${'a'.repeat(79)}𝒜`;
  expect(wordsOf(`/${long}b`)).toBe(long);
});
