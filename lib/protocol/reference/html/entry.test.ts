import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { buildFixture, readSources } from '@/lib/testing/reference/build-fixture';
import { callLanguages } from '../calls/languages';
import type { ErrorRow } from '../entry-parts';
import { contractHead, contractIndex, contractPage, type PageContext } from './contract-page';
import { entry } from './entry';

const { contract, item } = buildFixture(readSources('vault-entry'));
const zeroRow = { href: '/reference/errors#zero', cause: '`to` is the zero address.' };
const contextOf = (name: string, errorRow: ErrorRow): PageContext => ({
  contract: contract(name),
  errorRow,
  structAt: (href) => (href.endsWith('library.Terms#terms') ? item('Terms#terms') : undefined),
  abi: `/abi/fixture/${name}`,
});
const html = (place: string, errorRow: ErrorRow = () => undefined) =>
  toHtml(entry(item(place), contextOf(place.split('#')[0] ?? '', errorRow)));
const pageOf = (name: string) => contractPage(contextOf(name, () => undefined));
const page = '/reference/fixture/contract.Vault';

test('an entry says all that the source says, and leads to all that it names', () => {
  expect(html('Vault#pay').replace(/<(p|dl|ul|h3|pre|\/section)\b/g, '\n$&')).toMatchInlineSnapshot(`
    "<section class="member"><span id="pay(address)"></span><div class="member-head"><div class="signature">function 
    <h3 id="pay">pay</h3>(<wbr>address <var>to</var>) external <span class="whole">returns (uint256)</span></div><span class="member-facts"><code id="0x0c11dedd">0x0c11dedd</code><a href="https://code.test/fixture/src/Vault.sol#L9">Source</a></span></div><div class="body">
    <p>Pays out.</p>
    <p>Emits a <a href="/reference/fixture/contract.Vault#paid"><code>Paid</code></a> event; <code>a &#x3C; b</code>.</p>
    <p class="member-label">Parameters</p>
    <dl class="parameters"><div><dt>to</dt><dd class="t">address</dd><dd>Who is paid, as <a href="/reference/fixture/interfaces/interface.IVault"><code>IVault</code></a> says.</dd></div></dl>
    <p class="member-label">Returns</p>
    <dl class="parameters"><div><dt> </dt><dd class="t">uint256</dd><dd>How much.</dd></div></dl>
    <p class="member-label aside">Requirements</p>
    <ul><li><code>to</code> must not be zero.</li></ul>
    <p class="member-label aside">Can revert with</p>
    <ul class="names"><li><a href="/reference/fixture/contract.Vault#other">Other</a></li><li><a href="/reference/fixture/contract.Vault#zero">Zero</a></li></ul>
    <p class="member-label aside">Notes</p>
    <ul><li>Anybody may call it.</li></ul>
    <p class="member-label aside">Emits</p>
    <ul class="names"><li><a href="/reference/fixture/contract.Vault#paid">Paid</a></li></ul></div>
    </section>"
  `);
});

test('an event is a line that opens, with its topic and the parameters that can be filtered by', () => {
  const text = html('IVault#paid');
  expect(text).toMatch(
    /^<section class="member folds">.*<details><summary class="member-head"><h3 id="paid">/,
  );
  expect(text).toContain(`<code id="${item('IVault#paid').selector}">${item('IVault#paid').selector}</code>`);
  expect(text).toContain('address indexed <var>to</var>');
});

test('an inherited getter is a line that opens and leads to the contract that declares it', () => {
  const text = html('Vault#owner');
  expect(text).toContain('<details><summary');
  expect(text).toContain(
    '<span>from <a href="/reference/fixture/abstracts/abstract.Owned#owner">Owned</a></span>',
  );
  expect(text).not.toContain('>Source<');
  expect(html('Vault#pay')).not.toContain('<details><summary');
  expect(html('Vault#pay')).toContain(
    `href="https://code.test/fixture/src/Vault.sol#L${item('Vault#pay').line}"`,
  );
});

test('the fields of a struct are listed, and its declaration is folded, unless the list would say nothing', () => {
  const terms = item('Terms#terms');
  const undescribed = terms.parameters.map((each) => ({ ...each, description: '' }));
  const text = (parameters: typeof terms.parameters) =>
    toHtml(
      entry(
        { ...terms, parameters },
        contextOf('Vault', () => undefined),
      ),
    );
  expect(text(terms.parameters)).toContain('<h3 id="terms">Terms</h3></div>');
  expect(text(terms.parameters)).toMatch(
    /Fields<.*<details><summary>Declaration<\/summary><div class="signature">.* \{/s,
  );
  expect(text(undescribed)).toContain('<h3 id="terms">Terms</h3> {');
  expect(text(undescribed)).not.toContain('<details>');
});

test('the index shows the keys of a mapping as arguments', () => {
  const key = { ...item('Vault#owner'), type: [{ text: 'mapping(IERC20 token => uint256 amount)' }] };
  const index = toHtml(contractIndex({ ...contract('Vault'), items: [...contract('Vault').items, key] }));
  expect(index).toContain('<b>owner</b>(<wbr>token)</a>');
});

test('the errors of the protocol come with their cause, before those of libraries', () => {
  const row = (name: string) => (name === 'Zero' ? zeroRow : undefined);
  expect(html('Vault#pay', row)).toContain(
    '<dl class="reverts"><div><dt><a href="/reference/errors#zero">Zero</a></dt>' +
      '<dd><code>to</code> is the zero address.</dd></div></dl>' +
      '<div class="more"><details><summary>1 library error</summary><ul class="names"><li>',
  );
  expect(html('Vault#zero', row)).toContain('<span class="sentence"><code>to</code> is the zero address.');
  expect(html('Vault#zero', row)).toContain(`<li><a href="${page}#pay">pay</a></li>`);
  expect(html('Vault#zero', row)).toContain('<a href="/reference/errors#zero">Cause and fix');
  expect(html('Vault#zero')).not.toContain('Cause and fix');
});

test('an event lists its parameters, without the types that the declaration has', () => {
  const paid = item('IVault#paid');
  const parameters = paid.parameters.map((each) => ({ ...each, description: 'The recipient.' }));
  const text = toHtml(
    entry(
      { ...paid, parameters },
      contextOf('IVault', () => undefined),
    ),
  );
  expect(text).toContain(
    '<p class="member-label">Parameters</p><dl class="parameters"><div><dt>to</dt><dd>The recipient.</dd></div></dl>',
  );
});

test('each error has its full name, and a long name can wrap after its owner and before its words', () => {
  const pool = buildFixture({
    'Pool.sol': `contract Pool {
      error SablierPool_DepositAmountOfStreamIsZero();
      error SablierPool_Null();
      error SablierPool_StartTimeNotLessThanTheFirstTimestamp();
      error Zero();
      function open(bool isEmpty) external {
        if (isEmpty) revert SablierPool_DepositAmountOfStreamIsZero();
        if (!isEmpty) revert SablierPool_Null();
        if (isEmpty) revert Zero();
        revert SablierPool_StartTimeNotLessThanTheFirstTimestamp();
      }
    }`,
  });
  const context = {
    ...contextOf('Vault', (name) => ({ href: `#${name}`, cause: 'Why.' })),
    contract: pool.contract('Pool'),
  };
  const html = toHtml(entry(pool.item('Pool#open'), context));
  const name = (bare: string) => `<span>SablierPool_</span>${bare}`;
  expect([...html.matchAll(/<div><dt><a [^>]*>(.*?)<\/a>/g)].map(([, text]) => text)).toEqual([
    name('<wbr>DepositAmountOfStreamIsZero'),
    name('Null'),
    name('<wbr>Start<wbr>Time<wbr>Not<wbr>Less<wbr>Than<wbr>The<wbr>First<wbr>Timestamp'),
    'Zero',
  ]);
});

test('a call is between what the function does and what it takes', () => {
  const forms = { Solidity: 'a();', viem: 'b();', ethers: 'c();', cast: 'd' };
  const calls = { setup: forms, byAnchor: new Map([['pay', forms]]) };
  const text = toHtml(entry(item('Vault#pay'), { ...contextOf('Vault', () => undefined), calls }));
  const order = ['Pays out.', 'a();', 'Parameters', 'Can revert with'].map((part) => text.indexOf(part));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test('a page holds every entry once, under the heading of its kind, and its contents list the same', () => {
  const { element, headings, anchors } = pageOf('Vault');
  const written = [...toHtml(element).matchAll(/<h([23]) id="([^"]+)"/g)].map(([, depth, id]) => [
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

test('the index lists every function by what a caller does', () => {
  const index = toHtml(contractIndex(contract('Vault')));
  expect(index.replace(/<(p|li)\b/g, '\n$&')).toMatchInlineSnapshot(`
    "<nav class="contract-index" aria-label="Functions of Vault">
    <p class="member-label">Manage</p><ul>
    <li><a href="#pay"><b>pay</b>(<wbr>to)</a><span>Pays out.</span></li>
    <li><a href="#agree"><b>agree</b>(<wbr>Terms.Terms)</a><span>Agrees on terms.</span></li></ul>
    <p class="member-label">Read (view)</p><ul>
    <li><a href="#owner"><b>owner</b>()</a><span>Who owns it.</span></li></ul></nav>"
  `);
});

test('an entry says who can call what changes the state, and not that anyone can read', () => {
  const callable = (place: string, callers: string) =>
    toHtml(
      entry(
        { ...item(place), callers },
        contextOf('Vault', () => undefined),
      ),
    );
  expect(callable('Vault#pay', 'anyone')).toContain(
    '<p class="callers"><b>Who can call<span>: </span></b><span>anyone</span></p>',
  );
  expect(callable('Vault#owner', 'the admin')).toContain('<span>the admin</span>');
  expect(callable('Vault#owner', 'anyone')).not.toContain('Who can call');
});

test('the index separates what it reads of a stream from what it reads of the contract', () => {
  const vault = contract('Vault');
  const owner = item('Vault#owner');
  const parameters = item('Vault#pay').parameters.map((each) => ({ ...each, name: 'streamId' }));
  const statusOf = { ...owner, name: 'statusOf', parameters };
  const docs = {
    ...owner.docs,
    summary: 'Retrieves a flag indicating whether `streamId` exists. Reverts otherwise.',
  };
  const isStream = { ...statusOf, name: 'isStream', docs };
  const index = toHtml(contractIndex({ ...vault, items: [...vault.items, statusOf, isStream] }));
  expect(index).toContain('<span>Whether <code>streamId</code> exists.</span>');
  expect([...index.matchAll(/label">([^<]+)|<b>(\w+)/g)].map(([, label, name]) => label ?? name)).toEqual([
    ...['Manage', 'pay', 'agree'],
    ...['Read a stream (view)', 'isStream', 'statusOf'],
    ...['Read the contract (view)', 'owner'],
  ]);
});

test('the head of a page says how to import the contract, under which terms, and where its ABI is', () => {
  expect(
    toHtml(contractHead(contract('Vault'), '/abi/fixture/Vault')).replace(/<div>/g, '\n$&'),
  ).toMatchInlineSnapshot(`
    "<dl class="about">
    <div><dt>Import</dt><dd><code data-copy="import" tabindex="0">import { Vault } <span>from "@ours/<wbr>fixture/<wbr>src/<wbr>Vault.sol";</span></code></dd></div>
    <div><dt>Package</dt><dd><a href="https://www.npmjs.com/package/@ours/fixture/v/1.0.0">@ours/fixture 1.0.0</a></dd></div>
    <div><dt>Source</dt><dd><a href="https://code.test/fixture/src/Vault.sol">src/Vault.sol</a> · ABI in <a href="/abi/fixture/Vault.ts">TypeScript</a> and <a href="/abi/fixture/Vault.json" data-copy-file="ABI">JSON</a></dd></div>
    <div><dt>Inherits from</dt><dd><a href="/reference/fixture/interfaces/interface.IVault"><code>IVault</code></a>, <a href="/reference/fixture/abstracts/abstract.Owned"><code>Owned</code></a></dd></div></dl>"
  `);
});

test('the head of a contract with example calls has what they require, in each language', () => {
  const setup = { Solidity: 'a();', viem: 'b();', ethers: 'c();', cast: 'd' };
  const html = toHtml(contractHead(contract('Vault'), undefined, { setup, byAnchor: new Map() }));
  expect(html).toContain('<dt>Example calls</dt><dd><details><summary>Imports and variables</summary>');
  for (const language of callLanguages) expect(html).toContain(`<summary>${language}</summary><pre`);
});
