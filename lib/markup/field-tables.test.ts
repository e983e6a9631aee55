import { expect, test } from 'vitest';
import { compileBody } from '@/lib/content/compile';

const codeOf = async (markdown: string) => (await compileBody(markdown, 'content/a.mdx', 'mdx')).code;

const table = (heads: string[], cells: string[]) =>
  [heads, heads.map(() => '---'), cells].map((row) => `| ${row.join(' | ')} |`).join('\n');

test('a table that explains meanings in four columns carries their heads in its cells, for a list on a phone', async () => {
  const code = await codeOf(
    table(['Field', 'Type', 'Required', 'Meaning'], ['id', 'String', 'yes', 'Its ID']),
  );
  expect(code).toContain('field-table');
  expect(code).toContain('data-label=Required>yes');
  expect(code).not.toContain('data-label=Field');
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

test('the empty corner of such a table is not a head', async () => {
  const code = await codeOf(
    table(['', 'Lockup', 'Flow'], ['Fee', '10% of the total amount', '10% of the amount of each deposit']),
  );
  expect(code).toContain('<td role=cell>\\n<th role=columnheader>Lockup');
});

test.each([
  ['two columns', ['Field', 'Meaning'], ['id', 'The ID of the stream, which is unique across all chains']],
  ['numbers', ['Day', 'In', 'Out', 'Balance'], ['1', '2', '3', '4']],
  [
    'answers',
    ['Function', 'A', 'B', 'C', 'Error'],
    ['withdraw', 'yes', 'no', 'no', 'SablierV2Lockup_Unauthorized'],
  ],
])('a table of %s stays a table on a phone', async (_, head, row) => {
  const code = await codeOf(table(head, row));
  expect(code).toContain('<table>');
  expect(code).not.toContain('field-table');
});

test('a matrix shows its answers as marks and keeps the words, and a single column of answers is not a matrix', async () => {
  const matrix = await codeOf(table(['Function', 'Sender', 'Anyone'], ['cancel', 'yes', 'no']));
  expect(matrix).toContain('<td data-answer=yes class=align-center><span class=sr-only>yes</span>');
  expect(matrix).toContain('<td data-answer=no class=align-center><span class=sr-only>no</span>');
  expect(await codeOf(table(['Field', 'Required'], ['id', 'yes']))).not.toContain('data-answer');
});

test('a long name in a table may break between its words, a hash into equal parts, and a short name or a sentence not', async () => {
  const long = '`lastAdjustmentTime` `PINATA_API_KEY` `Contract.alias` `create(address, ISablierV2Lockup[])`';
  const other =
    '`0xB10daee1FCF62243` `https://x.com/0xB10daee1FCF62243?b=1&c=2` `subgraphId` `where: {subgraphId}`';
  const code = await codeOf(table(['Name', 'Other'], [long, other]));
  expect(code.match(/<code>.*?<\/code>/g)).toEqual([
    '<code>last<wbr>Adjustment<wbr>Time</code>',
    '<code>PINATA_<wbr>API_<wbr>KEY</code>',
    '<code>Contract.<wbr>alias</code>',
    '<code>create(<wbr>address, ISablier<wbr>V2<wbr>Lockup[])</code>',
    '<code>0xB10daee1F<wbr>CF62243</code>',
    '<code>https://<wbr>x.<wbr>com/<wbr>0xB10daee1F<wbr>CF62243<wbr>?<wbr>b=<wbr>1&#x26;<wbr>c=<wbr>2</code>',
    '<code>subgraphId</code>',
    '<code>where: {subgraphId}</code>',
  ]);
});

test('outside of tables, only a name that may be longer than a line may break', async () => {
  expect(await codeOf('The field `lastAdjustmentTime`.')).not.toContain('wbr');
  expect(await codeOf('The error `SablierV2MerkleLockup_Expired`.')).toContain(
    'Sablier<wbr>V2<wbr>Merkle<wbr>Lockup_<wbr>Expired',
  );
  expect(await codeOf('```txt\nSablierV2MerkleLockup_Expired\n```')).not.toContain('wbr');
});
