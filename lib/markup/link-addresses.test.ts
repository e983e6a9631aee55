import { expect, test } from 'vitest';
import { toWholeAddress } from '@/lib/site/addresses';
import { env } from '@/lib/site/env';
import { withWholeLinks } from './link-addresses';

const home = `${env.siteUrl}${env.basePath}`;

test.each([
  ['/', home],
  ['/concepts/streaming#why', `${home}/concepts/streaming#why`],
  ['#why', `${home}/concepts/flow#why`],
  ['https://a.test/b', 'https://a.test/b'],
  ['mailto:a@b.test', 'mailto:a@b.test'],
])('%s is %s', (href, whole) => {
  expect(toWholeAddress(href, '/concepts/flow')).toBe(whole);
});

test('links in Markdown get absolute URLs', () => {
  expect(withWholeLinks('[`f[0]`](#f), [b](/b), and [`c`](https://c.test)', '/a')).toBe(
    `[\`f[0]\`](${home}/a#f), [b](${home}/b), and [\`c\`](https://c.test)`,
  );
});
