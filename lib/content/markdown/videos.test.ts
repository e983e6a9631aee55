import { expect, test } from 'vitest';
import { compileBody } from '@/lib/content/compile';

const paragraph = 'Video: [Claim](https://www.youtube.com/watch?v=-QFLZtUQ330)';

test('on a page where videos play, a paragraph with a video is a poster, and other links stay links', async () => {
  const { code, links, markdown } = await compileBody(
    `${paragraph}\n\nWatch [it](https://www.youtube.com/watch?v=a).`,
    'content/support/how-to.mdx',
    'mdx',
  );
  expect(code).toContain(
    '<p class=video><a href=\\"https://www.youtube.com/watch?v=-QFLZtUQ330\\" data-action=play data-early rel=noopener><b class=visually-hidden>Claim</b> <small>Video from YouTube</small></a>',
  );
  expect(code).toContain('<p>Watch <a href');
  expect(links).toHaveLength(2);
  expect(markdown).toContain(paragraph);
});

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
});

test('on any other page, it’s a link, because the page’s policy forbids frames', async () => {
  const { code } = await compileBody(paragraph, 'content/support/faq.mdx', 'mdx');
  expect(code).toContain('<p>Video: <a href');
});
