import { expect, test, vi } from 'vitest';
import { checkWords } from '@/lib/check/prose/check-words';
import { readProse } from '@/lib/check/prose/read-prose';
import { compileBody } from '@/lib/content/compile';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { type Problem, sortProblems } from '@/lib/markup/problem';
import { toSyntaxProblem } from '@/lib/markup/syntax-problem';
import { type Mistake, readMistakes } from '@/lib/testing/content/read-mistakes';
import { stubSnippets } from '@/lib/testing/units/stub-snippets';
import { withoutConsequences } from './check-content';
import { type ContentFile, checkContentFile, checkPicture } from './check-files';
import { lintPage } from './markdown/lint-page';

// What authors write, and the first problem that the check reports. The front matter takes up five lines, so the author's
// text starts at line 6.

const head = `---
title: Mistake
description: A page with one mistake, which shows what its author reads about it.
---

`;

const say = ([first]: Problem[]): string[] =>
  first ? [`${first.line}:${first.column} ${first.level}`, first.what, first.fix] : ['no problem'];

async function check(text: string): Promise<Problem[]> {
  const file = 'content/guides/mistake.mdx';
  const { body, problems } = readFrontMatter(text, file);
  const compiled = await compileBody(body, file, 'mdx');
  const prose = readProse(text, file);
  const linted = prose?.tree ? lintPage({ ...prose, tree: prose.tree }) : [];
  return withoutConsequences(sortProblems([...problems, ...compiled.problems, ...linted]));
}

const mistakes: Mistake[] = [
  ...readMistakes('mistakes'),
  [
    `![A stream](data:image/png;base64,${'A'.repeat(1000)})`,
    '6:1 error',
    'A picture is pasted into the text.',
    'Save the picture in public/images/ and write  ![what it shows](/images/….png)',
  ],
];

test.each(mistakes)('%j is reported with its place and its fix', async (written, place, what, fix) => {
  expect(say(await check(`${head}${written}\n`))).toEqual([place, what, fix]);
});

test.each(readMistakes('front-matter-mistakes'))(
  'the front matter %j is reported with its place and its fix',
  async (text, place, what, fix) => {
    expect(say(await check(text))).toEqual([place, what, fix]);
  },
);

test('nested admonitions, amounts, escapes, and code are no mistakes', async () => {
  const text = [
    '::::note\n\n:::tip\n\nAt 10:30.\n\n:::\n\n::::',
    'R&D, AT&amp;T, \\&unknown;, `&unknown;`, from \\$5 to \\$10, \\*\\*, `**`, `##Fees`, $S(t) = r \\cdot t$, and $x$.',
    '```mdx\n:::note Title\n[^x]\n```',
    '| a | b |\n| - | - |\n| 1 | a \\| b |\n| | 2 |',
    'See [fees][costs][^1].\n\n[costs]: /concepts/fees\n\n[^1]: A note.',
  ].join('\n\n');
  expect(await check(`${head}${text}\n`)).toEqual([]);
  const parts = [
    '```ts\nconst a = 1; // [!code --]\nconst a = 2; // [!code ++]\n```',
    '2 \\* 3 \\* 4, a *b* c, ~~gone~~, and `2*3*4`.',
    'In 2025, it was.',
    ':::note[A label]\n\nText.\n\n:::',
  ];
  for (const part of parts) expect(await check(`${head}${part}\n`), part).toEqual([]);
});

test.each([
  ['> [!NOTE]\n> Text.', 'admonitions'],
  ['!!! note', 'admonitions'],
  ['## A\n\n#### B', 'headings'],
  ['```ts title=“a b.ts”\nconst a = 1;\n```', 'code'],
  ['See ![[nft.png]].', 'markdown'],
  ['| a | b |\n| - | - |\n| 1 | `x|y` |', 'tables'],
])('%j is reported once', async (written, rule) => {
  const text = `${head}${written}\n`;
  const prose = readProse(text, 'content/guides/mistake.mdx');
  const words = prose ? checkWords(prose) : [];
  expect([...(await check(text)), ...words].map((problem) => problem.rule)).toEqual([rule]);
});

test('a parameter that a snippet lacks, and one that it needs, are reported where a page includes it', async () => {
  stubSnippets({ TokenLimits: 'Use standard tokens with {protocol}.' });
  const found = await check(`${head}<Snippet name="TokenLimits" protocl="Lockup" />\n`);
  expect(found.map(({ what, fix }) => [what, fix])).toEqual([
    ['The snippet TokenLimits has no parameter "protocl".', 'Did you mean "protocol"?'],
    ['The snippet TokenLimits needs "protocol".', 'Write <Snippet name="TokenLimits" protocol="…" />.'],
  ]);
  vi.restoreAllMocks();
});

test('a page is not blamed for a package that is missing', () => {
  const error = new Error("Cannot find module 'katex'");
  expect(toSyntaxProblem(error, 'Text.\n', 'content/guides/a.mdx').fix).toBe(
    'The page may be correct. Install the packages again:  npm ci',
  );
});

test('a page whose end is in something that is never closed is not blamed for its end', () => {
  const at = { file: 'content/guides/a.mdx', line: 1, column: 1, fix: '' };
  const formula: Problem = { ...at, level: 'error', rule: 'formulas', what: 'This formula is never closed.' };
  const end: Problem = { ...at, level: 'warning', rule: 'closing', what: 'The last section is missing.' };
  expect(withoutConsequences([formula, end])).toEqual([formula]);
  expect(withoutConsequences([end])).toEqual([end]);
});

test('of a file in another encoding, only that is reported', () => {
  const bytes = Buffer.from(`\uFEFF${head}Text.`, 'utf16le');
  const content = { file: 'content/guides/mistake.mdx', bytes };
  const { problems } = readFrontMatter(bytes.toString(), content.file);
  expect(problems.length).toBeGreaterThan(0);
  expect(withoutConsequences([...problems, ...checkContentFile(content)]).map(({ what }) => what)).toEqual([
    "This character isn't encoded in UTF-8.",
  ]);
});

test('what a wrong character breaks is not reported beside it, and an error stays one', () => {
  const at = (line: number, rule: Problem['rule'], level: Problem['level'] = 'warning'): Problem => ({
    ...{ file: 'content/guides/a.mdx', line, column: 1, level, rule, what: `${line} ${rule}`, fix: '' },
  });
  const found = [
    at(1, 'front-matter', 'error'),
    at(2, 'characters'),
    at(9, 'characters'),
    at(9, 'spelling'),
    at(10, 'spelling'),
  ];
  expect(withoutConsequences(found)).toEqual([at(2, 'characters', 'error'), found[2], found[4]]);
});

test('a character and the error that it causes do not hide each other', () => {
  const at = { file: 'content/guides/a.mdx', line: 3, column: 1, fix: '' };
  const syntax: Problem = { ...at, level: 'error', rule: 'syntax', what: 'The brace is never closed.' };
  const character: Problem = { ...at, level: 'warning', rule: 'characters', what: 'U+200B' };
  expect(withoutConsequences([syntax, character])).toEqual([{ ...character, level: 'error' }]);
});

test('a page that shows a broken query is not blamed for it', () => {
  const at = { line: 1, column: 1, level: 'error', what: '', fix: '' } as const;
  const query: Problem = { ...at, file: 'content/samples/api/a.graphql', rule: 'queries' };
  const page: Problem = { ...at, file: 'content/api/a.mdx', rule: 'syntax' };
  expect(withoutConsequences([query, page])).toEqual([query]);
  expect(withoutConsequences([page, { ...query, level: 'warning' }])).toContainEqual(page);
});

test('a mistake is reported once, and the size of a pasted picture not at all', () => {
  const at = { file: 'content/guides/a.mdx', line: 1, column: 1, fix: '' };
  const error: Problem = {
    ...at,
    level: 'error',
    rule: 'images',
    what: 'A picture is pasted into the text.',
  };
  const size: Problem = { ...at, level: 'warning', rule: 'files', what: 'The page has 617 KB.' };
  expect(withoutConsequences([error, { ...error, level: 'warning' }, size])).toEqual([error]);
});

test('a link that no browser follows is reported once', () => {
  const at = { file: 'content/guides/a.mdx', line: 1, column: 1, what: '', fix: '' };
  const link: Problem = { ...at, level: 'error', rule: 'links' };
  const address: Problem = { ...at, level: 'warning', rule: 'addresses' };
  expect(withoutConsequences([link, address])).toEqual([link]);
  expect(withoutConsequences([link, { ...address, line: 2 }])).toHaveLength(2);
});

const kilobyte = Buffer.alloc(1000, 'a');
const file = (name: string, ...parts: (string | Uint8Array)[]): ContentFile => ({
  file: name,
  bytes: Buffer.concat(parts.map((part) => Buffer.from(part))),
});

test.each<[ContentFile, ...string[]]>([
  [
    file('content/guides/picture.png', ''),
    '1:1 warning',
    "A picture isn't shown from this folder.",
    'Move it to public/images/picture.png.',
  ],
  [
    file('content/guides/a.mdx', ...Array(201).fill(kilobyte)),
    '1:1 warning',
    'The page has 201 KB; the limit is 200 KB.',
    'Split it into several pages.',
  ],
  [
    file(
      'content/samples/a.sh',
      `export MNEMONIC="${'legal winner thank year wave sausage '.repeat(2).trim()}"\n`,
    ),
    '1:18 error',
    'This looks like the words of a wallet: legal …',
    'Remove it, and revoke it if it was pushed. If it is public, say so next to it, as in  # public .',
  ],
  [
    file('content/guides/a.mdx', 'Caf', Buffer.from([0xe9]), ' au lait'),
    '1:4 error',
    "This character isn't encoded in UTF-8.",
    'Save the file with the encoding UTF-8.',
  ],
  ...readMistakes('file-mistakes').map(([written, ...said]): [ContentFile, ...string[]] => {
    const [name = '', text = ''] = written.split(/: (.*)/s);
    return [file(name, text), ...said];
  }),
])('the file $file is reported with its place and its fix', (...[content, place, what, fix]) => {
  expect(say(checkContentFile(content))).toEqual([place, what, fix]);
});

test('values that are public or examples are no secrets, and texts and comments in code can contain any character', () => {
  const hash = '1c9a7e5f3b2d4860718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8';
  const texts = [
    `The transaction hash is 0x${hash}.`,
    `const proof = [\n  '0x${hash}',\n  '0x${hash}',\n];`,
    `| Index | Leaf |\n| :-- | :-- |\n| 0 | \`0x${hash}\` |\n| 1 | \`0x${hash}\` |`,
    `cast storage $A 0x${hash}`,
    `# public\nexport KEY=${hash}`,
    `0x${'ab'.repeat(32)}`,
    `MNEMONIC="${'test '.repeat(11)}junk"`,
    'const apiKey = process.env.ENVIO_API_KEY_1;',
    'https://rpc.test/?apikey=YOUR_API_KEY_123',
    `0xa1fb2bbc${hash}${hash}`,
  ];
  for (const text of texts) expect(checkContentFile(file('content/guides/a.mdx', text)), text).toEqual([]);
  const code = '// It’s “quoted”: а\nconst a = "It’s";\n';
  expect(checkContentFile(file('content/samples/a.ts', code))).toEqual([]);
});

/** Returns the beginning of a PNG file, with its size in pixels. */
const png = (width: number, height: number): Buffer => {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452'.padEnd(66, '0'), 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

test.each<[ContentFile, string, string]>([
  [
    file('public/images/unused.png', png(10, 10)),
    'No page shows the picture /images/unused.png.',
    'Write  ![What it shows](/images/unused.png)  on a page, or delete it.',
  ],
  [
    file('public/images/large.png', png(10, 10), ...Array(501).fill(kilobyte)),
    'The picture has 502 KB; the limit is 500 KB.',
    'Save it as WebP, or make it smaller.',
  ],
  [
    file('public/images/wide.png', png(2001, 10)),
    'The picture has 2001 by 10 pixels; the limit is 2000.',
    'Make it smaller: pages show it at most 700 pixels wide.',
  ],
])('the picture $file is reported with its fix', (picture, what, fix) => {
  const pages = [Buffer.from('![Large](/images/large.png) ![Wide](/images/wide.png)')];
  expect(say(checkPicture(picture, pages))).toEqual(['1:1 warning', what, fix]);
});
