import { expect, test } from 'vitest';
import { compileBody } from '@/lib/content/compile';

const codeOf = async (markdown: string) => (await compileBody(markdown, 'content/a.mdx', 'mdx')).code;

const table = (heads: string[], cells: string[]) =>
  [heads, heads.map(() => '---'), cells].map((row) => `| ${row.join(' | ')} |`).join('\n');

test('a table that explains meanings in five columns carries their heads in its cells, for a list on a phone', async () => {
  const code = await codeOf(
    table(['Field', 'Type', 'Required', 'Default', 'Meaning'], ['id', 'String', 'yes', '', 'Its ID']),
  );
  expect(code).toContain('field-table');
  expect(code).toContain('data-label=Required>yes');
  // Neither a name nor an empty cell has a label.
  expect(code).not.toMatch(/data-label=(Field|Default)/);
});

test('the label of a cell contains no markup of a formula', async () => {
  const sentence = 'Pays out what was streamed. The rest stays.';
  const code = await codeOf(table(['Action', 'Amount $S$', 'Rule'], ['Withdraw', 'Up to $W$', sentence]));
  expect(code).toContain('<math');
  expect(code).toContain('data-label=Amount>');
});

test('a table of phrases in three columns becomes a list on a phone, and is still a table for screen readers', async () => {
  const code = await codeOf(
    table(['Action', 'Who', 'Rule'], ['Pause', 'Sender', 'Sets the rate to 0. The existing debt remains.']),
  );
  expect(code).toContain('field-table');
  expect(code).toContain('data-label=Rule');
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'cell'])
    expect(code).toMatch(new RegExp(`role="?${role}\\b`));
});

test.each([
  ['two columns', ['Field', 'Meaning'], ['id', 'The ID of the stream, which is unique across all chains']],
  ['numbers', ['Day', 'In', 'Out', 'Balance'], ['1', '2', '3', '4']],
])('a table of %s stays a table on a phone', async (_, head, row) => {
  const code = await codeOf(table(head, row));
  expect(code).toMatch(/<table[ >]/);
  expect(code).not.toContain('field-table');
});

test('short names beside sentences stay on one line', async () => {
  const meaning = 'Whatever the sender can still take back, in whole tokens';
  expect(await codeOf(table(['Change', 'Meaning'], ['Pending → Streaming', meaning]))).toContain(
    'class=short-names',
  );
  expect(
    await codeOf(table(['Change', 'At', 'Meaning'], ['Pending → Streaming → Settled', 'any time', meaning])),
  ).not.toContain('short-names');
  // Two columns have more space.
  const change = 'STREAMING_INSOLVENT → STREAMING_SOLVENT';
  expect(await codeOf(table(['Change', 'Meaning'], [change, meaning]))).toContain('short-names');
});

test('a matrix shows its answers as marks and keeps the words, and a single column of answers is not a matrix', async () => {
  const matrix = await codeOf(table(['Function', 'Sender', 'Anyone'], ['cancel', 'yes', 'no']));
  expect(matrix).toContain('<td data-answer=yes class=align-center><span class=sr-only>yes</span>');
  expect(matrix).toContain('<td data-answer=no class=align-center><span class=sr-only>no</span>');
  expect(await codeOf(table(['Field', 'Required'], ['id', 'yes']))).not.toContain('data-answer');
});

test('a matrix of four columns fits a phone, is still a table for screen readers, and names each cell', async () => {
  const matrix = await codeOf(
    table(['Function', 'A', 'B', 'Error', 'Note'], ['withdraw', 'yes', 'no', '–', 'Pays']),
  );
  expect(matrix).toContain('<table class=\\"matrix matrix-2\\" role=table>');
  expect(matrix).toContain('<td data-answer=yes role=cell data-label=A class=align-center>');
  expect(matrix).toContain('<td role=cell data-empty>–');
  expect(matrix).toContain('<td role=cell>withdraw');
  expect(matrix).toContain('<td role=cell data-label=Note>Pays');
});

test('a long name breaks after punctuation or between its words, a hash into equal parts, and a shorter name or code not', async () => {
  const long =
    '`SablierV2MerkleLockup_Expired` `PINATA_API_KEY_OF_THE_CAMPAIGN` `create(ISablierV2Lockup[])`';
  const other =
    '`0xB10daee1FCF62243B10daee1F` `https://x.com/0xB10daee1FCF62243?b=1&c=2` `createWithTimestamps` `where: {id}` `FL-8453-12`';
  const expected = [
    '<code>SablierV2MerkleLockup_<wbr>Expired</code>',
    '<code>PINATA_<wbr>API_<wbr>KEY_<wbr>OF_<wbr>THE_<wbr>CAMPAIGN</code>',
    '<code>create(<wbr>ISablierV2Lockup[])</code>',
    '<code>0xB10daee1F<wbr>CF62243B10d<wbr>aee1F</code>',
    '<code>https://<wbr>x.<wbr>com/<wbr>0xB10daee1F<wbr>CF62243<wbr>?<wbr>b=<wbr>1&#x26;<wbr>c=<wbr>2</code>',
    '<code>createWithTimestamps</code>',
    '<code class=short>where: {id}</code>',
    '<code class=short>FL-8453-12</code>',
  ];
  for (const text of [table(['Name', 'Other'], [long, other]), `${long} ${other}`])
    expect((await codeOf(text)).match(/<code.*?<\/code>/g)).toEqual(expected);
  expect(await codeOf('```txt\nSablierV2MerkleLockup_Expired\n```')).not.toContain('wbr');
});

const page = (body: string) => compileBody(body, 'content/guides/page.mdx', 'mdx');

test('the column headers of a gas table are buttons, or text without scripts', async () => {
  const { code, problems } = await page('<GasTable data="flow-v1.0" name="functions" />\n');
  expect(problems).toEqual([]);
  const html = JSON.parse(`"${/html: "((?:[^"\\]|\\.)*)"/.exec(code)?.[1]}"`);
  expect(html).toContain('<div class="table table-fits" role=group tabindex=0 aria-label="Sortable table">');
  expect(html).toContain(
    '<th><noscript>Function</noscript><button class=sort type=button data-action=sort><span>Function</span></button>',
  );
  expect(html).toContain('<th class=align-right><noscript>Gas</noscript>');
});

test('tables with few rows and other tables cannot be sorted', async () => {
  const few = await page('<GasTable data="lockup-v1.2" name="dynamic-withdraw" />\n');
  expect(few.code).toContain('before the end');
  expect(few.code).not.toContain('button');
  const own = await page('| A |\n| :-- |\n| 1 |\n| 2 |\n| 3 |\n');
  expect(own.code).toContain('aria-label');
  expect(own.code).not.toContain('button');
});

test('a table ends where the text does if no cell would wrap there, as do all tables with its columns', async () => {
  const short = table(['Chain', 'Release'], ['Ethereum', 'v4.0']);
  const long = table(
    ['Chain', 'Release'],
    [
      'Ethereum',
      'v4.0, whose addresses are the same as on other chains, and whose streams keep their curves forever',
    ],
  );
  expect(await codeOf(short)).toContain('table table-fits');
  expect(await codeOf(long)).not.toContain('table-fits');
  expect(await codeOf(`${short}\n\n${long}`)).not.toContain('table-fits');
});
