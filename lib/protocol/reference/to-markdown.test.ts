import { createProcessor } from '@mdx-js/mdx';
import { toString as wordsOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { buildFixture } from '@/lib/testing/reference/build-fixture';
import { loadReleases } from './load-release';
import type { Contract } from './model';
import { sectionsOf } from './sections';
import { contractToMarkdown } from './to-markdown';

const { contract } = buildFixture({
  'interfaces/IVault.sol': `
    type Rate is uint128;
    /// @notice Keeps \`a < b\` tokens.
    interface IVault {
      /// @notice Emitted when somebody is paid.
      /// @param to Who | which.
      event Paid(address indexed to, Rate[] rates);
      /// @notice Thrown for zero.
      error Zero();
      /// @notice Pays out, as {Zero} says.
      /// @dev Emits <Paid>.
      ///
      /// Requirements:
      /// - \`to\` must not be zero.
      /// @return paid How much.
      function pay(address to) external returns (uint256 paid);
    }`,
  'Vault.sol': `
    import { IVault } from "./interfaces/IVault.sol";
    contract Vault is IVault {
      function pay(address to) external override returns (uint256) { if (to == address(0)) revert Zero(); }
    }`,
});

const processor = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

/** Returns the headings, such as `## Functions`, and the types of all nodes. */
function read(markdown: string) {
  const headings: string[] = [];
  const types = new Set<string>();
  visit(processor.parse(markdown), (node) => {
    types.add(node.type);
    if (node.type === 'heading') headings.push(`${'#'.repeat(node.depth)} ${wordsOf(node)}`);
  });
  return { headings, types };
}

/** Returns the headings of a page: its name, its sections, and their entries. */
const headingsOf = (page: Contract) => [
  `# ${page.name}`,
  ...sectionsOf(page).flatMap(({ title, items }) => [
    `## ${title}`,
    ...items.map(({ name }) => `### ${name}`),
  ]),
];

test('an error that the tests did not reach is in a sentence instead of the list', () => {
  const vault = contract('Vault');
  const items = vault.items.map((item) => (item.name === 'pay' ? { ...item, unreached: ['Zero'] } : item));
  const text = contractToMarkdown({ ...vault, items });
  expect(text).toContain('In the code, not reached in tests: [`Zero`](');
  expect(text).not.toContain('Can revert with');
});

test('a page as Markdown says what it says as HTML', () => {
  const zero = { href: '/reference/errors#zero', cause: '`to` is zero.' };
  const row = (name: string) => (name === 'Zero' ? zero : undefined);
  expect(contractToMarkdown(contract('IVault'), row)).toMatchInlineSnapshot(`
    "# IVault

    Keeps \`a < b\` tokens.

    - Kind: interface
    - Import: \`import { IVault } from "@ours/fixture/src/interfaces/IVault.sol";\`
    - Source: [src/interfaces/IVault.sol](https://code.test/fixture/src/interfaces/IVault.sol) in @ours/fixture 1.0.0
    - Inherited by: [\`Vault\`](/reference/fixture/contract.Vault)

    ## Functions

    ### \`pay\`

    - Selector: \`0x0c11dedd\`
    - [Source](https://code.test/fixture/src/interfaces/IVault.sol#L16)

    \`\`\`solidity
    function pay(address to) external returns (uint256 paid)
    \`\`\`

    Pays out, as [\`Zero\`](/reference/fixture/interfaces/interface.IVault#zero) says.

    Emits \\<Paid\\>.

    **Requirements**

    - \`to\` must not be zero.

    **Returns**

    | Name | Type | Description |
    | --- | --- | --- |
    | \`paid\` | \`uint256\` | How much. |

    **Can revert with**

    - [\`Zero\`](/reference/errors#zero): \`to\` is zero.

    ## Events

    ### \`Paid\`

    - Topic: \`0x8e6520af1bc6edbf4c478ac77449713f19e2a62c11b47983e52f4d22de5ea53f\`
    - [Source](https://code.test/fixture/src/interfaces/IVault.sol#L7)

    \`\`\`solidity
    event Paid(address indexed to, Rate[] rates);
    \`\`\`

    Emitted when somebody is paid.

    **Parameters**

    | Name | Type | Description |
    | --- | --- | --- |
    | \`to\` |  | Who \\| which. |
    | \`rates\` | [\`Rate[]\`](/reference/fixture/interfaces/type.Rate#rate) |  |

    ## Errors

    ### \`Zero\`

    - Selector: \`0xf4560403\`
    - [Source](https://code.test/fixture/src/interfaces/IVault.sol#L9)

    \`\`\`solidity
    error Zero();
    \`\`\`

    Thrown for zero.

    **Thrown by**

    - [\`Vault.pay\`](/reference/fixture/contract.Vault#pay)

    [What causes this error, and how to fix it](/reference/errors#zero)
    "
  `);
});

describe.each(
  loadReleases().map((model) => [`${model.release.product} ${model.release.version}`, model] as const),
)('pages of %s', (_, { contracts }) => {
  test('can be read as Markdown, hold every heading, and nothing of HTML', () => {
    // Parse only the largest page of each kind, because parsing all of them would take too long.
    for (const page of new Map(contracts.toReversed().map((each) => [each.kind, each])).values()) {
      const { headings, types } = read(contractToMarkdown(page));
      expect(headings, page.slug).toEqual(headingsOf(page));
      expect(
        [...types].filter((type) => /html|mdx|jsx/i.test(type)),
        page.slug,
      ).toEqual([]);
    }
  });
});
