import { afterEach, expect, test, vi } from 'vitest';
import { compileBody } from '@/lib/content/compile';
import { stubSnippets } from '@/lib/testing/units/stub-snippets';

afterEach(() => vi.restoreAllMocks());

const sectionsOf = async (body: string) => {
  const { sections, problems } = await compileBody(body, 'content/concepts/example.mdx', 'mdx');
  expect(problems).toEqual([]);
  return sections;
};
const textOf = async (body: string) => (await sectionsOf(body))[0]?.text;

test('what stands before the first heading comes first, then each section and part with its anchor', async () => {
  expect(
    await sectionsOf('Lead.\n\n## Who can *cancel*\n\nThe sender.\n\n### Not `void`\n\nNobody.'),
  ).toEqual([
    { id: undefined, depth: 1, heading: '', text: 'Lead.' },
    { id: 'who-can-cancel', depth: 2, heading: 'Who can cancel', text: 'The sender.' },
    { id: 'not-void', depth: 3, heading: 'Not void', text: 'Nobody.' },
  ]);
});

test('words stay without their marks, code words too, and lines are joined', async () => {
  expect(await textOf('Call **`withdraw`**\non [Lockup](/concepts/fees), <kbd>Enter</kbd><br />then.')).toBe(
    'Call withdraw on Lockup, Enter then.',
  );
});

test('each paragraph, point of a list and row of a table is a line, and a colon ends the titles of columns', async () => {
  expect(await textOf('One.\n\n- Two\n- Three\n\n| Token | Fee |\n| -- | -- |\n| DAI | none |')).toBe(
    'One.\nTwo\nThree\nToken · Fee:\nDAI · none',
  );
});

test('blocks of code and formulas are left out, and formulas in sentences are plain text; a diagram is its title and its alternative', async () => {
  const diagram =
    '```mermaid title="Cancel" alt="The sender cancels."\nsequenceDiagram\n  A->>B: cancel\n```';
  expect(
    await textOf(
      `Before $\\mathit{ud}_i \\le \\min(x, \\frac{a}{b})$ after.\n\n\`\`\`ts\nconst a = 1;\n\`\`\`\n\n$$\nx\n$$\n\n${diagram}`,
    ),
  ).toBe('Before ud_i ≤ min(x, (a) / (b)) after.\nCancel. The sender cancels.');
});

test('a command of a formula counts as a whole', async () => {
  expect(await textOf('The $a \\leftarrow \\left( b \\right) \\le c$.')).toBe('The a leftarrow ( b ) ≤ c.');
});

test('remarks, tabs, cards and details are read', async () => {
  const tabs =
    '<Tabs group="a">\n<Tab label="npm">\n\nRun it.\n\n</Tab>\n<Tab label="pnpm">\n\nIt too.\n\n</Tab>\n</Tabs>';
  const details = '<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>';
  expect(
    await textOf(
      `:::warning[Careful]\n\nNo way back.\n\n:::\n\n:::note\n\nAside.\n\n:::\n\n${tabs}\n\n${details}`,
    ),
  ).toBe('Warning: Careful\nNo way back.\nAside.\nnpm\nRun it.\npnpm\nIt too.\nWhy?\nBecause.');
});

test('a table that is made from data begins its own sections, and rows with an anchor are left to their own records', async () => {
  const sections = await sectionsOf('<Deployments protocol="flow" version="v1.0" />');
  const ethereum = sections.find(({ id }) => id === 'ethereum');
  expect(ethereum).toMatchObject({ depth: 3, heading: 'Ethereum' });
  expect(ethereum?.text).toContain('Chain ID 1.');
  expect(sections.map(({ text }) => text).join()).not.toMatch(/0x[0-9a-f]{40}/i);
});

test('the URLs in a table that is made from data are left out, because their words are not searched', async () => {
  const sections = await sectionsOf('<ApiEndpoints indexer="airdrops" />');
  const text = sections.map((section) => section.text).join('\n');
  expect(text).toContain('Chain ID 1.');
  expect(text).not.toContain('https://');
});

test('what a snippet holds counts as written there', async () => {
  stubSnippets({ Window: 'Who owns {campaign}.' });
  expect(await textOf('<Snippet name="Window" campaign="a campaign" />')).toBe('Who owns a campaign.');
});
