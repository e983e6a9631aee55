import { expect, test } from 'vitest';
import { externalizePayload } from './externalize-payload';

const payload = '1:"<p>a</p>"\n0:{"b":"x"}\n';
const page = (inline: string) =>
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/b.js" async=""></script></head>' +
  `<body><main>Hello</main><script src="/_next/a.js" id="_R_" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${inline}</body></html>`;
const inlined = payload
  .split('\n')
  .slice(0, -1)
  .map(
    (row) =>
      `<script>self.__next_f.push(${JSON.stringify([1, `${row}\n`]).replaceAll('<', '\\u003c')})</script>`,
  )
  .join('');

test('a mark that would stand now here, now there, is left out', () => {
  const mark = '<meta name="next-size-adjust" content=""/>';
  const early = page(inlined).replace('<head>', `<head>${mark}`);
  const late = page(inlined).replace('</head>', `${mark}</head>`);
  expect(externalizePayload(early, payload, '/a.txt')).toBe(externalizePayload(late, payload, '/a.txt'));
});

test('a payload that is not the one in the file is refused', () => {
  expect(() => externalizePayload(page(inlined), `${payload}more`, '/a.txt')).toThrow(
    'not the one in its .txt file',
  );
});

test('a page without framework scripts is refused', () => {
  expect(() => externalizePayload('<body></body>', '', '/a.txt')).toThrow('no framework scripts');
});

test('the loader gets the checksum of the served payload, and the settings', () => {
  const result = externalizePayload(page(inlined), payload, '/a.txt', {
    served: 'ab',
    foreignScript: 'https://count.test/a.js?b="c"&d',
  });
  // 97 * 31 + 98
  expect(result).toContain('data-sum="3105"');
  expect(result).toContain('data-also="https://count.test/a.js?b=&quot;c&quot;&amp;d">');
});
