import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { buildFixture, readSources } from '@/lib/testing/reference/build-fixture';
import { declaration, declarationText } from './declaration';

const { item } = buildFixture(readSources('signatures'));
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

test('the page shows the same words as the plain declaration', () => {
  for (const anchor of ['agree', 'move', 'terms', 'terms-variable', 'limit', 'constructor']) {
    const html = toHtml(h(null, declaration(item(`Vault#${anchor}`))));
    expect(html.replace(/<[^>]+>/g, '')).toBe(text(anchor));
  }
});

test('a modifier keeps all of its arguments, also the value of an enum', () => {
  const guarded = { ...item('Vault#pay'), modifiers: [{ text: 'check(terms.model, Vault.Model.LINEAR)' }] };
  expect(declarationText(guarded)).toBe(
    'function pay(address to) external check(terms.model, Vault.Model.LINEAR)',
  );
});
