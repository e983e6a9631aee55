import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { highlight, type LineRange } from './highlight';

const html = async (
  code: string,
  language: Parameters<typeof highlight>[1] = 'ts',
  focused: LineRange[] = [],
) =>
  toHtml({
    type: 'root',
    children: await highlight(code, language, { focused, showLineNumbers: false }),
  });

test('lines only get their own elements if they have their own styles', async () => {
  expect(await html('a\nb', 'text')).toBe('a\nb');
});

test('a type in Solidity has the same color in all positions, unlike constants', async () => {
  const code = [
    'contract Fees {}',
    'import { Broker } from "./Broker.sol"; // Broker',
    'Broker private immutable BROKER;',
    'function f(Broker[] calldata b, IERC20 token) returns (Lockup.Broker memory) {',
    'return Broker({ fee: Broker(BROKER).fee });',
  ].join('\n');
  const result = await html(code, 'solidity');
  const types = [...result.matchAll(/<b class="t">([^<]*)<\/b>/g)].map(([, text = '']) => text.trim());
  expect(types.join(' ')).toBe('Fees Broker Broker Broker IERC20 Lockup Broker Broker Broker');
});

test('the suffix of a number has its color', async () => {
  expect(await html('fee / 50n', 'ts')).toBe('fee /<b class="n"> 50n</b>');
});

test.each<[language: 'solidity' | 'ts', code: string, fields: string[]]>([
  ['solidity', 'vault.pay({ to: to, terms: Terms({ end: late ? 2 : soon }) });', ['to', 'terms', 'end']],
  ['ts', 'pay({ to: to, token, terms: { end: late ? 2 : soon } }, [a as T]);', ['to', 'terms', 'end']],
  ['ts', 'const { to: address }: { to: Address } = args;', []],
])('in %s, the names of fields have another color than their values: %s', async (language, code, fields) => {
  const found = [...(await html(code, language)).matchAll(/<b class="p">([^<]*)<\/b>/g)];
  expect(found.map(([, text = '']) => text.trim())).toEqual(fields);
});

test('in GraphQL, fields, arguments, variables, types, and values differ', async () => {
  const code =
    'query Q($to: Bytes!) { all: streams(where: { to: $to, open: true }, orderBy: id) { id ...Parts } }';
  const result = await html(code, 'graphql');
  const ofKind = (kind: string) =>
    [...result.matchAll(new RegExp(`<b class="${kind}">([^<]*)</b>`, 'g'))].map(([, text = '']) =>
      text.trim(),
    );
  expect({ f: ofKind('f'), t: ofKind('t'), p: ofKind('p'), n: ofKind('n'), s: ofKind('s') }).toEqual({
    f: ['Q', '$to', '$to', 'Parts'],
    t: ['Bytes'],
    p: ['all', 'where', 'to', 'open', 'orderBy'],
    n: ['true', 'id'],
    s: [],
  });
});

test.each<[language: 'bash' | 'ts', code: string, strings: string[]]>([
  ['bash', 'cast send $TOKEN "$TO" --rpc-url sepolia', ['"$TO"']],
  ['ts', `open(\`/\${site}/x\`);`, ['`/', '/x`']],
])('in %s, only strings have the color of strings: %s', async (language, code, strings) => {
  const found = [...(await html(code, language)).matchAll(/<b class="s">([^<]*)<\/b>/g)];
  expect(found.map(([, text = '']) => text.trim())).toEqual(strings);
});

const textIn = (nodes: ElementContent[]): string => toHtml(nodes).replace(/<(?:"[^"]*"|[^">])*>/g, '');

test('names link to their entries, and only the first link to an entry can be focused with the Tab key', async () => {
  const code = 'vault.take(1);\nvault.take(id);';
  const focused = [{ first: 1, last: 1 }];
  const linked = await highlight(code, 'solidity', {
    focused,
    showLineNumbers: false,
    links: [1, 2].map((line) => ({
      line,
      column: 'vault.'.length,
      length: 'take'.length,
      href: '/vault#take',
      card: 'function take(uint256 id)\nTakes <all>.',
    })),
  });
  const [first, , second] = linked.map((child) => toHtml(child));
  expect(first).toContain(
    'vault.<a class="f" href="/vault#take" data-card="function take(uint256 id)\nTakes <all>.">take</a>(<b class="n">1</b>);',
  );
  expect(first).toContain('line-focused');
  expect(second).toContain('tabindex="-1">take</a>(id);');
  const plain = await highlight(code, 'solidity', { focused, showLineNumbers: false });
  expect(textIn(linked)).toBe(textIn(plain));
});
