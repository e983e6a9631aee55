import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { buildFixture } from '@/lib/testing/reference/build-fixture';
import { declarationText } from '../declaration';
import { signatureBlock } from './signature';

const { item } = buildFixture({
  'Vault.sol': `
    type Rate is uint128;
    interface IVault { function pay(address to) external; function close() external; function open() external; }
    interface IDoor { function open() external; }
    contract Vault is IVault, IDoor {
      struct Terms { Rate rate; uint40[2] span; }
      enum Status { COLD, WARM }
      event Paid(address indexed to, uint256 amount);
      error TooMuch(uint256 asked);
      uint256 internal constant LIMIT = 1e18;
      mapping(address who => Terms terms) private terms;
      modifier only(address who) { _; }
      constructor(address admin) payable {}
      receive() external payable {}
      function pay(address to) external override only(to) {}
      function nothing() external {}
      function close() external {}
      function open() external override(IVault, IDoor) {}
      function agree(Terms memory wanted, string calldata reason, address somebody, uint256 amount) external returns (Rate rate, Terms memory agreed) {}
    }`,
});
const text = (anchor: string) => declarationText(item(`Vault#${anchor}`));

test('a short declaration stands in one line, a longer one in several', () => {
  expect(text('nothing')).toBe('function nothing() external');
  expect(text('pay')).toBe('function pay(address to)\n    external\n    override\n    only(to)');
  expect(text('agree')).toMatchInlineSnapshot(`
    "function agree(
        Terms memory wanted,
        string calldata reason,
        address somebody,
        uint256 amount
    )
        external
        returns (Rate rate, Terms memory agreed)"
  `);
});

test('what overrides says so in the words of the source', () => {
  expect(item('Vault#close').overrides).toHaveLength(1);
  expect(text('close')).toBe('function close() external');
  expect(text('open')).toBe('function open() external override(IVault, IDoor)');
});

test('each kind is declared as Solidity writes it', () => {
  expect(
    ['paid', 'toomuch', 'limit', 'terms-variable', 'only', 'constructor', 'receive', 'status']
      .map(text)
      .join('\n\n'),
  ).toMatchInlineSnapshot(`
    "event Paid(address indexed to, uint256 amount);

    error TooMuch(uint256 asked);

    uint256 internal constant LIMIT = 1e18;

    mapping(address who => Terms terms) private terms;

    modifier only(address who)

    constructor(address admin) payable

    receive() external payable

    enum Status {
        COLD,
        WARM
    }"
  `);
  expect(text('terms')).toBe('struct Terms {\n    Rate rate;\n    uint40[2] span;\n}');
  expect(declarationText(item('Rate#rate'))).toBe('type Rate is uint128;');
});

test('words of the language, the name and types are told apart, and types lead to their entries', () => {
  expect(toHtml(signatureBlock(item('Vault#paid')))).toMatchInlineSnapshot(
    `"<pre class="signature" tabindex="0"><code><span class="k">event</span> <b>Paid</b>(<span class="t">address</span> <span class="k">indexed</span> to, <span class="t">uint256</span> amount);</code></pre>"`,
  );
  const html = toHtml(signatureBlock(item('Vault#agree')));
  expect(html).toContain('<a href="/reference/fixture/contract.Vault#terms">Terms</a>');
  expect(html).toContain('<a href="/reference/fixture/type.Rate#rate">Rate</a>');
});

test('the block can be scrolled by keyboard, and a modifier leads to its entry', () => {
  const html = toHtml(signatureBlock(item('Vault#pay')));
  expect(html).toMatch(/^<pre class="signature" tabindex="0"><code>/);
  expect(html).toContain('<a href="/reference/fixture/contract.Vault#only">only(to)</a>');
});

test('the page shows the same words as the plain declaration', () => {
  for (const anchor of ['agree', 'terms', 'terms-variable', 'limit', 'constructor']) {
    const html = toHtml(signatureBlock(item(`Vault#${anchor}`)));
    expect(html.replace(/<[^>]+>/g, '')).toBe(text(anchor));
  }
});
