import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { buildFixture } from '@/lib/testing/reference/build-fixture';
import { declarationText } from '../declaration';
import { shortSignature, signatureBlock } from './signature';

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
      function move(uint256 from, address to, uint128 amount) external payable only(to) returns (uint256) {}
      function agree(Terms memory wanted, string calldata reason, address somebody, uint256 amount) external returns (Rate rate, Terms memory agreed) {}
    }`,
});
const text = (anchor: string) => declarationText(item(`Vault#${anchor}`));

test('a short declaration stands in one line, a longer one in several', () => {
  expect(text('nothing')).toBe('function nothing() external');
  expect(text('pay')).toBe('function pay(address to) external only(to)');
  expect(text('agree')).toMatchInlineSnapshot(`
    "function agree(
        Terms memory wanted,
        string calldata reason,
        address somebody,
        uint256 amount
    ) external returns (Rate rate, Terms memory agreed)"
  `);
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

test('keywords and the name stand out, and types and modifiers link to their entries', () => {
  expect(toHtml(signatureBlock(item('Vault#paid')))).toMatchInlineSnapshot(
    `"<div class="signature"><span class="k">event</span> <b>Paid</b>(address <span class="k">indexed</span> to, uint256 amount);</div>"`,
  );
  const html = toHtml(signatureBlock(item('Vault#agree')));
  expect(html).toContain('<a href="/reference/fixture/contract.Vault#terms">Terms</a>');
  expect(html).toContain('<a href="/reference/fixture/type.Rate#rate">Rate</a>');
  expect(toHtml(signatureBlock(item('Vault#pay')))).toContain(
    '<a href="/reference/fixture/contract.Vault#only">only(to)</a>',
  );
});

test('a phone can put each of several parameters on its own line, without a break after them', () => {
  expect(toHtml(signatureBlock(item('Vault#move')))).toMatchInlineSnapshot(`
    "<div class="signature"><span class="k">function</span> <b>move</b>(<span class="parameter">uint256 from, </span><span class="parameter">address to, </span><span class="parameter">uint128 amount</span>)<span class="break">
        </span><span class="k">external</span> <span class="k">payable</span> <a href="/reference/fixture/contract.Vault#only">only(to)</a> <span class="k">returns</span> (uint256)</div>"
  `);
});

test('a line shows what a function takes and returns, and the type and value of a constant', () => {
  const line = (anchor: string) => shortSignature(item(`Vault#${anchor}`));
  expect(line('nothing')).toBe('()');
  expect(line('agree')).toBe(
    '(Terms wanted, string reason, address somebody, uint256 amount) → Rate rate, Terms agreed',
  );
  expect(line('limit')).toBe('uint256 = 1e18');
});

test('the page shows the same words as the plain declaration', () => {
  for (const anchor of ['agree', 'move', 'terms', 'terms-variable', 'limit', 'constructor']) {
    const html = toHtml(signatureBlock(item(`Vault#${anchor}`)));
    expect(html.replace(/<[^>]+>/g, '')).toBe(text(anchor));
  }
});
