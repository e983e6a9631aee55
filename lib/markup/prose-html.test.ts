import { expect, test } from 'vitest';
import { compileBody } from '@/lib/content/compile';

const codeOf = async (markdown: string) => (await compileBody(markdown, 'content/a.mdx', 'mdx')).code;

const table = (heads: string[], cells: string[]) =>
  [heads, heads.map(() => '---'), cells].map((row) => `| ${row.join(' | ')} |`).join('\n');

test('the cells of a table with four columns and meanings contain its column headers, for the list on a phone', async () => {
  const code = await codeOf(
    table(['Field', 'Type', 'Required', 'Meaning'], ['id', 'String', 'yes', 'Its ID']),
  );
  expect(code).toContain('field-table');
  expect(code).toContain('data-label=Required>yes');
  expect(code).not.toContain('data-label=Field');
});

test('a narrow table and a table of numbers stay tables on a phone', async () => {
  expect(await codeOf(table(['Field', 'Meaning'], ['id', 'Its ID']))).not.toContain('field-table');
  expect(await codeOf(table(['Day', 'In', 'Out', 'Balance'], ['1', '2', '3', '4']))).not.toContain(
    'field-table',
  );
});

test('a long name in a table can break between its words, but a hash, a short name, or a sentence cannot', async () => {
  const long = '`lastAdjustmentTime` `PINATA_API_KEY` `Contract.alias`';
  const other = '`0xB10daee1FCF62243` `subgraphId` `where: {subgraphId}`';
  const code = await codeOf(table(['Name', 'Other'], [long, other]));
  expect(code.match(/<code>.*?<\/code>/g)).toEqual([
    '<code>last<wbr>Adjustment<wbr>Time</code>',
    '<code>PINATA_<wbr>API_<wbr>KEY</code>',
    '<code>Contract.<wbr>alias</code>',
    '<code>0xB10daee1FCF62243</code>',
    '<code>subgraphId</code>',
    '<code>where: {subgraphId}</code>',
  ]);
});

test('names outside of tables do not break', async () => {
  expect(await codeOf('The field `lastAdjustmentTime`.')).not.toContain('wbr');
});
