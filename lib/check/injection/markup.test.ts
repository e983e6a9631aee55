import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { links } from '@/lib/content/markdown/links';
import { inlineMarkdown } from '@/lib/markup/inline-markdown';
import { faultOfAddress } from '@/lib/markup/link-addresses';
import { activePartOf } from '@/lib/markup/xml';
import { filesBelow } from '@/lib/site/files-below';
import { readMistakes } from '@/lib/testing/content/read-mistakes';
import { htmlOf, readPage, refusalOf } from '@/lib/testing/injection/attempt';

// Pages are MDX, which compiles to JavaScript that runs during the build. Code in a page, and markup that would run in a
// reader's browser, must stop the build before it runs.
test.each(readMistakes('attacks'))('%j is refused where it is', async (text, place, what) => {
  expect(await refusalOf(text)).toBe(`page.mdx:${place.replace(' ', '  ')}: ${what}`);
});

test('what is refused is taken out, so that the compiler has nothing more to say about it', async () => {
  const lines = [
    '{process.env.HOME}',
    '',
    '<StreamPlot title="a" shape="linear" deposit={globalThis} />',
    '',
    '<kbd {...process}>a</kbd>',
  ];
  const { errors } = await readPage(lines.join('\n'));
  expect(errors.map((error) => error.split('  ')[0])).toEqual([
    'page.mdx:1:1',
    'page.mdx:1:1',
    'page.mdx:3:1',
    'page.mdx:5:6',
  ]);
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
    expect(problems.map(({ what }) => what)).toEqual([
      `A link can't use an address that begins with "javascript:".`,
    ]);
  });
});

describe('files that are served as they are', () => {
  test('they are drawings and tables: a page or a script among them would be one of this site', () => {
    const endings = new Set(filesBelow('public').map((file) => file.replace(/^.*\./, '')));
    expect(
      [...endings].filter((ending) => !['svg', 'png', 'jpg', 'webp', 'ico', 'csv', 'json'].includes(ending)),
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

test.each([
  ['a block', '<script>alert(1)</script>', 'page.md:6:1  error: Plain Markdown holds HTML.'],
  [
    'an element in a line',
    'A <img src=x onerror=alert(1)>',
    'page.md:6:3  error: Plain Markdown holds HTML.',
  ],
  [
    'a comment that ends early',
    '<!-- a --><script>alert(1)</script>',
    'page.md:6:1  error: Plain Markdown holds HTML.',
  ],
])('HTML in plain Markdown is refused: %s', async (_, line, reported) => {
  expect(await refusalOf(line, 'md')).toBe(reported);
});

test('a comment in plain Markdown reaches no reader', async () => {
  expect(await refusalOf('A <!-- remark --> b', 'md')).toContain('nothing');
});

describe('what only looks like markup is text', () => {
  const script = '<script>alert(1)</script>';

  test('in code, and in the title above it', async () => {
    const html = await htmlOf([
      '```ts title="<img src=x onerror=alert(1)>"',
      `</code></pre>${script}`,
      '```',
    ]);
    expect(html).toContain('<span class=code-title>&#x3C;img src=x onerror=alert(1)></span>');
    expect(html).not.toMatch(/<script|<img/);
  });

  test('in the title and the text alternative of a diagram', async () => {
    const html = await htmlOf([
      '```mermaid title="</title><script>" alt="<img onerror=x>"',
      'sequenceDiagram',
      'A->>B: pay',
      '```',
    ]);
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;</title>');
    expect(html).toContain('&lt;img onerror=x&gt;</desc>');
    // An attribute can contain this character without starting an element.
    expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<script|<img/);
  });

  test('in a formula', async () => {
    expect(await htmlOf(`$\\text{${script}}$`)).toContain(
      '<mtext class=word>&lt;script&gt;alert(1)&lt;/script&gt;</mtext>',
    );
  });

  test('in the title of a remark, and behind a colon', async () => {
    const html = await htmlOf([':::note[a &lt;script>]', '', 'b :script[alert(1)]{onclick="x"}', '', ':::']);
    expect(html).toContain('Note: </span>a &#x3C;script></span>');
    expect(html).toContain('<p>b :script[alert(1)]{onclick=”x”}');
  });

  test('in a parameter of a snippet', async () => {
    const html = await htmlOf(`<Snippet name="TokenLimits" protocol="${script} [x](javascript:alert(1))" />`);
    expect(html).toContain('&#x3C;script>alert(1)&#x3C;/script> [x](javascript:alert(1))');
    expect(html).not.toMatch(/<script|href=javascript/);
  });

  test('between backticks, and as entities', async () => {
    const html = await htmlOf(`\`${script}\` and &lt;script&gt;alert(1)&lt;/script&gt;`);
    expect(html.replaceAll('<wbr>', '')).toBe(
      '<p><code>&#x3C;script>alert(1)&#x3C;/script></code> and &#x3C;script>alert(1)&#x3C;/script>',
    );
  });
});
