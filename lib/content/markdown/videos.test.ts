import { expect, test } from 'vitest';
import { compileBody } from '@/lib/content/compile';

const paragraph = 'Video: [Claim](https://www.youtube.com/watch?v=-QFLZtUQ330)';

test('a poster precedes the paragraph above it, so that its text flows around the poster', async () => {
  const { code } = await compileBody(
    `## Claim\n\nOne.\n\nTwo.\n\n${paragraph}`,
    'content/support/how-to.mdx',
    'mdx',
  );
  expect(code.match(/<h2|<p>One|<p class=video|<p>Two/g)).toEqual([
    '<h2',
    '<p>One',
    '<p class=video',
    '<p>Two',
  ]);
  // The bar below the drawing says what the video shows.
  expect(code).toContain(
    '<small><span class=visually-hidden>Video from YouTube: </span><span>Claim</span></small>',
  );
});

test('on any other page, it’s a link, because the page’s policy forbids frames', async () => {
  const { code } = await compileBody(paragraph, 'content/support/faq.mdx', 'mdx');
  expect(code).toContain('<p>Video: <a href');
});
