import { expect, test } from 'vitest';
import { writeAtomFeed } from './atom-feed';

const page = (url: string, added: string | undefined) => ({
  url,
  title: `Page ${url}`,
  description: 'What "it" <says> & means.',
  added,
});

test('the latest item comes first, and pages without a date are left out', () => {
  const feed = writeAtomFeed({
    releases: [page('/c', '2026-01-03T01:00:00+01:00')],
    pages: [page('/a', '2026-01-02T00:00:00Z'), page('/b', undefined)],
  });
  expect([...feed.matchAll(/<id>([^<]+)/g)].map(([, id]) => id)).toEqual([
    'https://docs.sablier.com',
    'https://docs.sablier.com/c',
    'https://docs.sablier.com/a',
  ]);
  expect(feed).toContain('<updated>2026-01-03T00:00:00.000Z</updated>');
});

test('special characters in XML are escaped', () => {
  const feed = writeAtomFeed({ releases: [], pages: [page('/a', '2026-01-02T00:00:00Z')] });
  expect(feed).toContain('<summary>What &quot;it&quot; &lt;says&gt; &amp; means.</summary>');
});

test('a feed has thirty entries: every release, and the newest pages', () => {
  const pages = Array.from({ length: 40 }, (_, day) =>
    page(`/${day}`, new Date(Date.UTC(2026, 0, day + 1)).toISOString()),
  );
  const feed = writeAtomFeed({ releases: [page('/v1', '2023-07-07')], pages });
  expect(feed.match(/<entry>/g)).toHaveLength(30);
  expect(feed).toContain('https://docs.sablier.com/39');
  expect(feed).toContain('https://docs.sablier.com/11<');
  expect(feed).not.toContain('https://docs.sablier.com/10<');
  expect(feed).toContain('https://docs.sablier.com/v1');
  expect(feed).toContain('<updated>2023-07-07T00:00:00.000Z</updated>');
  const releases = pages.slice(0, 35);
  expect(writeAtomFeed({ releases, pages }).match(/<entry>/g)).toHaveLength(35);
});
