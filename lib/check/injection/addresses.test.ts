import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { links } from '@/lib/content/markdown/links';
import { faultOfAddress } from '@/lib/markup/addresses';
import { inlineMarkdown } from '@/lib/markup/inline-markdown';
import { activePartOf } from '@/lib/markup/xml';
import { filesBelow } from '@/lib/site/files-below';
import { type Attempt, htmlOf, refusalOf } from '@/lib/testing/injection/attempt';

const begins = (scheme: string) => `error: A link can't use an address that begins with "${scheme}:".`;
const looksLikeOurs = (href: string) =>
  `error: "${href}" leads to another site, although it looks like a path on this one.`;

const attempts: Attempt[] = [
  ['a script', '[a](javascript:alert(1))', `page.mdx:6:1  ${begins('javascript')}`],
  ['a script in other letters', '[a](JaVaScRiPt:alert(1))', `page.mdx:6:1  ${begins('javascript')}`],
  [
    'a script with a tab in its name',
    '[a](<java\tscript:alert(1)>)',
    `page.mdx:6:1  ${begins('javascript')}`,
  ],
  [
    'a script with a tab as an entity',
    '[a](java&Tab;script:alert(1))',
    `page.mdx:6:1  ${begins('javascript')}`,
  ],
  ['a script with a line break', '[a](java&#10;script:alert(1))', `page.mdx:6:1  ${begins('javascript')}`],
  ['a script in entities', '[a](&#106;avascript&colon;alert(1))', `page.mdx:6:1  ${begins('javascript')}`],
  ['a script in escapes', '[a](javascript\\:alert(1))', `page.mdx:6:1  ${begins('javascript')}`],
  [
    'a script behind signs that nobody sees',
    '[a](&#32;&#x200b;javascript:alert(1))',
    `page.mdx:6:1  ${begins('javascript')}`,
  ],
  ['a script of the other kind', '[a](vbscript:msgbox)', `page.mdx:6:1  ${begins('vbscript')}`],
  ['a page in an address', '[a](data:text/html;base64,PHNjcmlwdD4=)', `page.mdx:6:1  ${begins('data')}`],
  ['a blob', '[a](blob:https://docs.sablier.com/1)', `page.mdx:6:1  ${begins('blob')}`],
  ['a file', '[a](file:///etc/passwd)', `page.mdx:6:1  ${begins('file')}`],
  ['https without its slashes', '[a](https:example.com)', `page.mdx:6:1  ${begins('https')}`],
  ['another site without a scheme', '[a](//example.com)', `page.mdx:6:1  ${looksLikeOurs('//example.com')}`],
  [
    'another site behind a backslash',
    '[a](</\\example.com>)',
    `page.mdx:6:1  ${looksLikeOurs('/\\example.com')}`,
  ],
  ['a definition', ['[a][b]', '', '[b]: javascript:alert(1)'], `page.mdx:8:1  ${begins('javascript')}`],
  [
    'a link in a footnote',
    ['A[^1]', '', '[^1]: [a](javascript:alert(1))'],
    `page.mdx:8:7  ${begins('javascript')}`,
  ],
  ['a link in a table', ['| a |', '| - |', '| [a](vbscript:b) |'], `page.mdx:8:3  ${begins('vbscript')}`],
  ['a link in a heading', '## A [b](javascript:alert(1))', `page.mdx:6:6  ${begins('javascript')}`],
  [
    'a link in a remark',
    [':::note', '', '[a](javascript:alert(1))', '', ':::'],
    `page.mdx:8:1  ${begins('javascript')}`,
  ],
  ['a card', '<Card title="a" href="javascript:alert(1)">b</Card>', `page.mdx:6:17  ${begins('javascript')}`],
  [
    'a card with entities',
    '<Card title="a" href="java&#9;script:alert(1)">b</Card>',
    `page.mdx:6:17  ${begins('javascript')}`,
  ],
];

test.each(attempts)('%s is refused where it stands', async (_, lines, reported) => {
  expect(await refusalOf(lines)).toBe(reported);
});

const absent = (address: string) => `error: There is no image ${address}.`;
const elsewhere = 'error: An image stands within something else.';

const images: Attempt[] = [
  [
    'an image that is a script',
    '![a](javascript:alert(1))',
    `page.mdx:6:1  ${absent('javascript:alert(1)')}`,
  ],
  [
    'an image of another site',
    '![a](https://example.com/a.png)',
    `page.mdx:6:1  ${absent('https://example.com/a.png')}`,
  ],
  [
    'an image outside of its folder',
    '![a](/images/../../content/sidebar.ts)',
    `page.mdx:6:1  ${absent('/images/../../content/sidebar.ts')}`,
  ],
  ['an image in a heading', '## A ![a](https://example.com/a.png)', `page.mdx:6:6  ${elsewhere}`],
  ['an image in a link', '[![a](javascript:alert(1))](/)', `page.mdx:6:2  ${elsewhere}`],
  [
    'an image in a table',
    ['| a |', '| - |', '| ![a](https://example.com/a.png) |'],
    `page.mdx:8:3  ${elsewhere}`,
  ],
  ['an image in bold', '**![a](https://example.com/a.png)**', `page.mdx:6:3  ${elsewhere}`],
  [
    'an image that names its address elsewhere',
    ['![a][b]', '', '[b]: https://example.com/a.png'],
    'page.mdx:6:1  error: An image names its address elsewhere.',
  ],
];

test.each(images)('%s is refused where it stands', async (_, lines, reported) => {
  expect(await refusalOf(lines)).toBe(reported);
});

test('a link to another site hands that site no window of ours, whatever the letters of its address', async () => {
  expect(await htmlOf('[a](HTTPS://example.com), www.example.com, https://example.org, <kbd>b</kbd>')).toBe(
    '<p><a href=HTTPS://example.com rel=noopener>a</a>, ' +
      '<a href=http://www.example.com rel=noopener>www.example.com</a>, ' +
      '<a href=https://example.org rel=noopener>https://example.org</a>, <kbd>b</kbd>',
  );
});

test.each([
  '/',
  '/concepts/fees#broker-fee',
  '#top',
  './hooks.mdx',
  'https://example.com/a:b',
  'http://localhost:3000',
  'mailto:a@example.com',
  '?q=a:b',
])('%s may stand on a page', (href) => {
  expect(faultOfAddress(href)).toBeUndefined();
});

describe('data files', () => {
  test('an address in them is refused where a page shows it', () => {
    const problems: { what: string }[] = [];
    const page = { file: 'page.mdx', links: [], problems } as never;
    const children = inlineMarkdown('See [this](javascript:alert`1`).');
    links(page)()({
      type: 'root',
      children: [
        { type: 'html-node', children: [], data: { hName: 'p', hProperties: {}, hChildren: children } },
      ],
    } as never);
    expect(problems.map(({ what }) => what)).toEqual([begins('javascript').replace('error: ', '')]);
  });
});

describe('files that are served as they are', () => {
  test('they are drawings, tables, and data: a page or a script among them would be one of this site', () => {
    const endings = new Set(filesBelow('public').map((file) => file.replace(/^.*\./, '')));
    expect(
      [...endings].filter((ending) => !['svg', 'png', 'jpg', 'webp', 'csv', 'json'].includes(ending)),
    ).toEqual([]);
  });

  test('no drawing among them does more than draw', () => {
    const drawings = filesBelow('public').filter((file) => file.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThan(0);
    for (const file of drawings)
      expect([file, activePartOf(fs.readFileSync(file, 'utf8'))]).toEqual([file, undefined]);
  });

  test.each([
    ['<svg><script>alert(1)</script></svg>', '<script'],
    ['<svg onload="alert(1)"/>', 'onload='],
    ['<svg><foreignObject/></svg>', '<foreignObject'],
    ['<svg><a xlink:href="javascript:alert(1)"/></svg>', '<a'],
    ['<svg><rect xlink:href="x"/></svg>', 'xlink:href='],
    ['<svg><set attributeName="href" to="javascript:alert(1)"/></svg>', '<set'],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', '<!DOCTYPE'],
    ['<svg:script/>', '<svg:script'],
    ['<style>@import "//evil.test/a.css"</style>', '<style>@import'],
    ['<style>svg { --a: url(//evil.test) }</style>', '<style>svg { --a: url('],
  ])('%s does', (svg, part) => {
    expect(activePartOf(svg)).toBe(part);
  });
});
