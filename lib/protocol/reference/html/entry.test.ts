import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { buildFixture } from '@/lib/testing/reference/build-fixture';
import { contractPage } from './contract-page';
import { entry } from './entry';

const { contract, item } = buildFixture({
  'interfaces/IVault.sol': `
    interface IVault {
      /// @notice Pays out.
      /// @dev Emits a {Paid} event; \`a < b\`.
      ///
      /// Notes:
      /// - Anybody may call it.
      ///
      /// Requirements:
      /// - \`to\` must not be zero.
      /// @param to Who is paid, as {IVault} says.
      /// @return paid How much.
      function pay(address to) external returns (uint256 paid);
      /// @notice Emitted when somebody is paid.
      event Paid(address indexed to);
    }`,
  'abstracts/Owned.sol': `
    /// @dev Notes:
    /// - Has one owner.
    abstract contract Owned {
      /// @notice Who owns it.
      address public owner;
    }`,
  'Vault.sol': `
    import { IVault } from "./interfaces/IVault.sol";
    import { Owned } from "./abstracts/Owned.sol";
    contract Vault is IVault, Owned {
      error Zero();
      /// @inheritdoc IVault
      function pay(address to) external override returns (uint256) { if (to == address(0)) revert Zero(); emit Paid(to); }
      function _none() internal {}
    }`,
});
const html = (place: string, errorRow: (name: string) => string | undefined = () => undefined) =>
  toHtml(entry(contract(place.split('#')[0] ?? ''), item(place), errorRow));
const page = '/reference/fixture/contract.Vault';

test('an entry says all that the source says, and leads to all that it names', () => {
  expect(html('Vault#pay').replace(/<(p|dl|ul|h3|pre|\/section)\b/g, '\n$&')).toMatchInlineSnapshot(`
    "<section class="member">
    <h3 id="pay"><code>pay</code></h3><span id="pay(address)"></span><span id="0x0c11dedd"></span>
    <p class="member-facts"><span>Selector <code data-copy="">0x0c11dedd</code></span><a href="https://code.test/fixture/src/Vault.sol#L7">Source</a></p>
    <pre class="signature" tabindex="0"><code><span class="k">function</span> <b>pay</b>(<span class="t">address</span> to)
        <span class="k">external</span>
        <span class="k">override</span>
        <span class="k">returns</span> (<span class="t">uint256</span>)</code></pre>
    <p>Pays out.</p>
    <p>Emits a <a href="/reference/fixture/contract.Vault#paid"><code>Paid</code></a> event; <code>a &#x3C; b</code>.</p>
    <p class="member-label">Requirements</p>
    <ul><li><code>to</code> must not be zero.</li></ul>
    <p class="member-label">Notes</p>
    <ul><li>Anybody may call it.</li></ul>
    <p class="member-label">Parameters</p>
    <dl class="parameters"><div><dt><code>to</code> <code class="t">address</code></dt><dd>Who is paid, as <a href="/reference/fixture/interfaces/interface.IVault"><code>IVault</code></a> says.</dd></div></dl>
    <p class="member-label">Returns</p>
    <dl class="parameters"><div><dt><code class="t">uint256</code></dt><dd>How much.</dd></div></dl>
    <p class="member-label">Can revert with</p>
    <ul class="names"><li><a href="/reference/fixture/contract.Vault#zero"><code>Zero</code></a></li></ul>
    <p class="member-label">Emits</p>
    <ul class="names"><li><a href="/reference/fixture/contract.Vault#paid"><code>Paid</code></a></li></ul>
    <p class="member-label">Overrides</p>
    <ul class="names"><li><a href="/reference/fixture/interfaces/interface.IVault#pay"><code>IVault.pay</code></a></li></ul>
    </section>"
  `);
});

test('the signature and the selector are anchors beside the name', () => {
  const ids = [...html('Vault#pay').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['pay', 'pay(address)', '0x0c11dedd']);
});

test('an event shows its topic and which parameters can be filtered by', () => {
  const text = html('IVault#paid');
  expect(text).toContain(`<span>Topic <code data-copy="">${item('IVault#paid').selector}</code></span>`);
  expect(text).toContain('<span class="mark">indexed</span>');
});

test('an inherited entry says where from, in place of its line', () => {
  const text = html('Vault#owner');
  expect(text).toContain(
    'Declared in <a href="/reference/fixture/abstracts/abstract.Owned"><code>Owned</code></a>',
  );
  expect(text).not.toContain('>Source<');
  expect(html('Vault#pay')).toContain(
    `href="https://code.test/fixture/src/Vault.sol#L${item('Vault#pay').line}"`,
  );
});

test('an entry whose line is unknown leads to the file that declares it', () => {
  const { line: _, ...pay } = item('Vault#pay');
  const text = toHtml(entry(contract('Vault'), pay, () => undefined));
  expect(text).toContain('<a href="https://code.test/fixture/src/Vault.sol">Source</a>');
});

test('errors lead to the row that explains them, where there is one, and tell who throws them', () => {
  const row = (name: string) => (name === 'Zero' ? '/reference/errors#zero' : undefined);
  expect(html('Vault#pay', row)).toContain('<a href="/reference/errors#zero"><code>Zero</code></a>');
  expect(html('Vault#zero', row)).toContain(`<li><a href="${page}#pay"><code>Vault.pay</code></a></li>`);
  expect(html('Vault#zero', row)).toContain('<a href="/reference/errors#zero">What causes this error');
  expect(html('Vault#zero')).not.toContain('What causes this error');
});

test('an entry without texts is its declaration alone', () => {
  expect(html('Vault#_none').replace(/<pre.*<\/pre>/, '')).not.toMatch(/<(ul|dl|table)|member-label/);
});

test('a page holds every entry once, under the heading of its kind, and its contents list the same', () => {
  const { elements, headings, anchors } = contractPage(contract('Vault'), () => undefined);
  const written = [...toHtml(elements).matchAll(/<h([23]) id="([^"]+)"/g)].map(([, depth, id]) => [
    Number(depth),
    id,
  ]);
  expect(headings.map(({ depth, id }) => [depth, id])).toEqual(written);
  expect(headings.filter(({ depth }) => depth === 2).map(({ text }) => text)).toEqual([
    'Functions',
    'Inherited functions',
    'Events',
    'Errors',
    'Internal functions',
  ]);
  expect(headings.filter(({ depth }) => depth === 3)).toHaveLength(contract('Vault').items.length);
  expect(anchors).toContain('pay(address)');
});

test('a page shows the notes of the contract as a whole', () => {
  expect(toHtml(contractPage(contract('Owned'), () => undefined).elements)).toContain(
    '<li>Has one owner.</li>',
  );
});

test('an item with a short link carries it, for the button that copies it', () => {
  const vault = contract('Vault');
  const page = contractPage(
    vault,
    () => undefined,
    [],
    ({ name }) => (name === 'pay' ? '/s/Vault.pay' : undefined),
  );
  const html = toHtml(page.elements);
  expect(html.match(/data-short="[^"]*"/g)).toEqual(['data-short="/s/Vault.pay"']);
});
