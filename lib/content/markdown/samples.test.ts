import { expect, test, vi } from 'vitest';
import { compileBody } from '@/lib/content/compile';
import { formatProblem } from '@/lib/markup/problem';
import { readRows } from '@/lib/testing/rows/read-rows';

// These files replace `content/samples/`.
const files: Record<string, string> = {
  'lockup/create.sol':
    '// #region approve\n  approve();\n  // #region inner\n  create();\n  // #endregion\n// #endregion\n',
  'lockup/cancel.ts': 'cancel("a<b");\n',
  'lockup/broken.sh': '# #region install\nnpm install\n',
  'api/variables.json': '{ "first": 5 }\n',
  'api/streams.graphql': 'query { streams { id } }\n',
  'api/page.html': '<p></p>\n',
};
vi.mock('@/lib/content/samples/sample-files', async (original) => ({
  ...(await original<typeof import('@/lib/content/samples/sample-files')>()),
  listSamples: () => Object.keys(files),
  readSample: (name: string) => files[name],
}));

// In the place of the compiler.
vi.mock('@/lib/content/samples/sample-links', () => ({
  linksInSample: (_: string, { code }: { code: string }) =>
    code.split('\n').flatMap((text, index) => {
      const column = text.indexOf('create');
      const link = { href: '/reference/vault#create', card: 'function create()\nOpens it.' };
      return column < 0 ? [] : [{ ...link, line: index + 1, column, length: 'create'.length }];
    }),
}));

const compile = (body: string) => compileBody(body, 'content/guides/page.mdx', 'mdx');

const reported = async (...lines: string[]): Promise<string> =>
  (await compile(lines.join('\n'))).problems.map(formatProblem).join('\n\n');

/** Returns the markup of the code blocks, without token tags. */
async function figures(...lines: string[]): Promise<string> {
  const { code, problems } = await compile(lines.join('\n'));
  expect(problems).toEqual([]);
  const html = [...code.matchAll(/html: ("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) =>
    String(JSON.parse(text)),
  );
  return html.join('\n').replace(/<\/?b( [^>]*)?>/g, '');
}

test('a region stands as a block of code with its title, its language and a link to the whole file', async () => {
  expect(
    await figures('<Sample file="lockup/create.sol" region="approve" title="Approve the contract" />'),
  ).toMatchInlineSnapshot(`
    "<figure class=code><figcaption><span class=code-title>Approve the contract</span><span class=code-language>Solidity</span><a class=code-file href=/samples/lockup/create.sol aria-label="Whole file lockup/create.sol">Whole file</a><button type=button class=code-copy data-action=copy aria-label="Copy code"><span class="icon icon-copy"></span></button></figcaption><pre tabindex=0><code>approve();
    <a class=f href=/reference/vault#create data-card="function create()
    Opens it.">create</a>();</code></pre></figure>"
  `);
});

test('a whole file has its name as title and a link to its text', async () => {
  expect(await figures('<Sample file="lockup/cancel.ts" />')).toMatchInlineSnapshot(
    `"<figure class=code><figcaption><span class="code-title code-name">cancel.ts</span><span class=code-language>TypeScript</span><a class=code-file href=/samples/lockup/cancel.ts aria-label="Raw file lockup/cancel.ts">Raw file</a><button type=button class=code-copy data-action=copy aria-label="Copy code"><span class="icon icon-copy"></span></button></figcaption><pre tabindex=0><code>cancel("a&#x3C;b");</code></pre></figure>"`,
  );
});

test('the extension of a file determines its language', async () => {
  expect(await figures('<Sample file="api/streams.graphql" />')).toContain('>GraphQL</span>');
  expect(await figures('<Sample file="api/variables.json" />')).toContain('>JSON</span>');
});

test('meta does what it does on a fence', async () => {
  const html = await figures('<Sample file="lockup/create.sol" meta="showLineNumbers wrap {create}" />');
  expect(html).toMatch(/<figure class=code data-wrap data-numbers data-focus>/);
  expect(html).toMatch(/approve\(\);<\/span>\n<span class="line line-focused">\s*<a [^>]*>create<\/a>\(\);/);
});

test('a sample may stand in a list, in a tab and between the tags of a component on one line', async () => {
  const html = await figures(
    '1. One:',
    '',
    '   <Sample file="lockup/cancel.ts" />',
    '',
    '<Tabs group="a">',
    '<Tab label="b"><Sample file="api/variables.json" /></Tab>',
    '<Tab label="c"><Sample file="lockup/cancel.ts" /></Tab>',
    '</Tabs>',
  );
  expect(html.match(/<figure class=code>/g)).toHaveLength(3);
});

test('names in Solidity link to the reference, and the link check gets the links', async () => {
  const { links } = await compile('\n<Sample file="lockup/create.sol" />');
  const place = { file: 'content/guides/page.mdx', line: 2, column: 1 };
  expect(links).toEqual([{ href: '/reference/vault#create', place }]);
  expect((await compile('<Sample file="lockup/cancel.ts" />')).links).toEqual([]);
});

test('a page knows the files that it shows, so that it is made again when one changes', async () => {
  const sample = '<Sample file="lockup/create.sol" region="inner" />';
  const { inputs, samples } = await compile([sample, '', sample].join('\n'));
  expect(new Set(inputs)).toEqual(new Set(['content/samples/lockup/create.sol']));
  expect(samples).toEqual(['lockup/create.sol']);
});

test.each(readRows<[text: string, what: string, fix: string]>('sample-mistakes'))(
  '%j is reported with its fix',
  async (text, what, fix) => {
    const [first, ...others] = (await reported(text)).split('\n\n');
    expect(first).toMatch(/^content\/guides\/page\.mdx:1:\d+ {2}error: /);
    expect(first?.replace('[components]', '[samples]')).toContain(` ${what} [samples]\n  ${fix}`);
    expect(others).toEqual([]);
  },
);
