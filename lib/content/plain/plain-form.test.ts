import { expect, test, vi } from 'vitest';
import { compileBody } from '@/lib/content/compile';
import { stubSnippets } from '@/lib/testing/units/stub-snippets';

/** Returns the plain form of a body on a page in the concepts section. */
async function plain(body: string): Promise<string> {
  const { markdown, problems } = await compileBody(body, 'content/concepts/example.mdx', 'mdx');
  expect(problems).toEqual([]);
  return markdown;
}

test('a drawing is its caption and text alternative', async () => {
  expect(await plain('![A dial with a pointer.](/drawings/flow-dial.svg "The dial")')).toBe(
    '**The dial.** A dial with a pointer.\n',
  );
});

test('a number and its unit, a date, and a standard stay on one line, and only on the page', async () => {
  const text = 'It pays 30 DAI of ERC-20 tokens in 4 weeks, until June 1, 2026.';
  const { code, markdown, sections } = await compileBody(text, 'content/concepts/example.mdx', 'mdx');
  expect(code).toContain(
    'It pays 30\u00a0DAI of <span class=together>ERC-20</span> tokens in 4\u00a0weeks, until June\u00a01, 2026.',
  );
  expect(markdown).toBe(`${text}\n`);
  expect(sections[0]?.text).toBe(text);
});

test('elements of a line become signs of plain text, and comments go', async () => {
  expect(
    await plain(
      'A line<br />breaks. Press <kbd>Ctrl</kbd>, H<sub>2</sub>O, 2<sup>128</sup>, <abbr title="Ethereum Virtual Machine">EVM</abbr>.{/* hidden */}\n\n{/* hidden */}\n\n1 &lt; 2, a set of \\{1, 2\\}, \\<Tabs>',
    ),
  ).toMatchInlineSnapshot(`
    "A line\\
    breaks. Press \`Ctrl\`, H2O, 2^128, EVM (Ethereum Virtual Machine).

    1 < 2, a set of {1, 2}, \\<Tabs>
    "
  `);
});

test('a remark beside the text is a quotation that begins with its kind and title', async () => {
  expect(
    await plain(
      ':::warning[Permanent]\n\nNo way back at 10:30.\n\n- `a`\n\n:::\n\n:::note\n\nBy the way.\n\n:::',
    ),
  ).toMatchInlineSnapshot(`
    "> **Warning: Permanent**
    >
    > No way back at 10:30.
    >
    > - \`a\`

    > **Note**
    >
    > By the way.
    "
  `);
});

test('tabs stand one below the other, each under its label', async () => {
  const tab = (label: string) => `<Tab label="${label}">\n\n\`\`\`bash\n${label} install\n\`\`\`\n\n</Tab>`;
  expect(await plain(`<Tabs group="g">\n${tab('npm')}\n${tab('pnpm')}\n</Tabs>`)).toMatchInlineSnapshot(`
    "**npm**

    \`\`\`bash
    npm install
    \`\`\`

    **pnpm**

    \`\`\`bash
    pnpm install
    \`\`\`
    "
  `);
});

test('steps are their list, and details their summary in bold above their content', async () => {
  expect(await plain('<Steps>\n\n1. Approve.\n2. Create.\n\n</Steps>')).toBe('1. Approve.\n2. Create.\n');
  expect(await plain('<details>\n<summary>Why is there a delay?</summary>\n\nBecause.\n\n</details>')).toBe(
    '**Why is there a delay?**\n\nBecause.\n',
  );
});

test('cards are a list of links with what stands on them', async () => {
  const card = '<Card title="Streaming" href="/concepts/streaming">How tokens move.</Card>';
  expect(await plain(`<Cards>\n${card}\n</Cards>`)).toMatchInlineSnapshot(`
    "- [Streaming](https://docs.sablier.com/concepts/streaming): How tokens move.
    "
  `);
});

test('a plot is described by its text alternative', async () => {
  expect(
    await plain(
      '<StreamPlot title="30 DAI" shape="linear" unit="DAI" timeUnit="days" deposit={30} duration={3} />',
    ),
  ).toMatchInlineSnapshot(`
    "**Plot: 30 DAI.** Amount (0 to 30 DAI) over time (0 to 3 days). The curve grows at a constant rate from 0 DAI to 30 DAI after 3 days.
    "
  `);
});

test('a diagram is what it says in words and the text that it is drawn from', async () => {
  expect(
    await plain('```mermaid title="Who calls" alt="A calls B."\nsequenceDiagram\n  A->>B: pay\n```'),
  ).toMatchInlineSnapshot(`
    "**Who calls.** A calls B.

    \`\`\`mermaid
    sequenceDiagram
      A->>B: pay
    \`\`\`
    "
  `);
});

test('a sample is its code under its title, with a link to the whole file', async () => {
  expect(await plain('<Sample file="support/approve-token.sol" region="approve" />')).toMatchInlineSnapshot(`
    "**approve-token.sol** ([Whole file](https://docs.sablier.com/samples/support/approve-token.sol))

    \`\`\`solidity
    /// @notice Takes tokens from the caller and lets Lockup Linear put them into a stream.
    function pullAndApprove(uint128 amount) internal {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP_LINEAR), amount);
    }
    \`\`\`
    "
  `);
});

test('a comparison that needs a browser refers to the sections below and to its data', async () => {
  expect(await plain('## Any two\n\n<CompareReleases product="flow" />\n\n## Next')).toMatchInlineSnapshot(`
    "## Any two

    Each section below compares a release with the one before. If there are releases between yours, read all sections from one to the other. [This JSON file](https://docs.sablier.com/changes/flow.json) lists the functions, events, errors, structs, and enums that they compare, by release.

    ## Next
    "
  `);
});

test('a snippet is what it says, and a decoder that needs a browser says nothing', async () => {
  stubSnippets({ Window: 'The admin of {campaign} can [claw back](/concepts/fees).' });
  expect(await plain('<Snippet name="Window" campaign="a campaign" />')).toBe(
    'The admin of a campaign can [claw back](https://docs.sablier.com/concepts/fees).\n',
  );
  vi.restoreAllMocks();
  expect(await plain('Above.\n\n<ErrorDecoder />\n\nBelow.')).toBe('Above.\n\nBelow.\n');
});
