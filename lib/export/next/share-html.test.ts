import { expect, test } from 'vitest';
import { fillPayload, isShared, sumOf, textRow } from '@/lib/browser/payload/fill-payload';
import { shareHtml, slimPayload, splitRows } from './share-html';

const texts = ['<p>Grüße', '<table>\n9:"no row"\n</table>', '<p>$& $1'];
const row = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
const payload = `1:"a row"\n${texts.map((text, at) => row(`a${at}`, text)).join('')}0:{"b":"x"}\n`;
const body = ['<p>Short', ...texts].map((text) => `<h2>T</h2><div class="html">${text}</div>`).join('');
const pageOf = (shared: string) => `<script data-sum="${sumOf(shared)}"></script>${body}`;

test('text that is in the page is omitted, and restored from the page', () => {
  const shared = shareHtml(payload, body);
  expect(shared).toBe('{"a0":[1,8],"a1":[2,27],"a2":[3,8]}\n1:"a row"\n0:{"b":"x"}\n');
  expect(isShared(shared)).toBe(true);
  expect(fillPayload(shared, pageOf(shared))).toBe(
    `${texts.map((text, at) => row(`a${at}`, text)).join('')}1:"a row"\n0:{"b":"x"}\n`,
  );
});

test.each([
  ['that is not in the page', row('1', '<p>One'), '<h2>T</h2><div class="html"><p>Other</div>'],
  ['that does not start with a tag', row('1', 'const a'), '<div class="html">const a</div>'],
  [
    'that contains a run',
    row('1', '<div class="html">a</div>'),
    '<div class="html"><div class="html">a</div></div>',
  ],
])('a text %s is not omitted', (_, text, html) => {
  const shared = shareHtml(text, html);
  expect(shared).toBe(text);
  expect(isShared(shared)).toBe(false);
});

test('a page whose runs can not be counted is rejected', () => {
  expect(() => shareHtml(payload, `${body}<div class=html>`)).toThrow('looks like a run');
});

test.each([
  ['from another build', (html: string) => html.replace(/data-sum="-?\d/, 'data-sum="1')],
  ['that is incomplete', (html: string) => html.slice(0, -20)],
  ['that a host changed', (html: string) => html.replace('<p>Grüße', '<p>Grüße!')],
  ['with different content', () => '<h1>Sign in</h1>'],
])('a page %s fills no payload', (_, change) => {
  const shared = shareHtml(payload, body);
  expect(() => fillPayload(shared, change(pageOf(shared)))).toThrow(TypeError);
});

test('texts are separated from the surrounding rows, whatever they contain', () => {
  const first = { id: '2', text: '<p>é</p>\n9:T5,no\n' };
  const second = { id: 'a1', text: '' };
  const parts = ['1:"a"\n:HL["/a.css"]\n', first, second, '0:{"b":"T3,x"}\n'];
  const payload = parts.map((part) => (typeof part === 'string' ? part : textRow(part))).join('');
  expect(payload).toContain('2:T12,<p>é');
  expect(splitRows(payload)).toEqual(parts);
});

test('an empty payload has no parts', () => {
  expect(splitRows('')).toEqual([]);
});

test('undefined properties are removed, and everything else remains', () => {
  const row =
    '0:["$","link","0",{"rel":"stylesheet","nonce":"$undefined","href":"/a","crossOrigin":"$undefined"}]\n';
  expect(slimPayload(row)).toBe('0:["$","link","0",{"rel":"stylesheet","href":"/a"}]\n');
});

test('a text keeps every byte, whatever it contains, and later rows are slimmed again', () => {
  const text = '<p>é ,"nonce":"$undefined"</p>\n2:T5,no\n';
  const payload = `1:T${Buffer.byteLength(text).toString(16)},${text}3:{"a":1,"b":"$undefined"}\n`;
  expect(slimPayload(payload)).toBe(payload.replace(',"b":"$undefined"', ''));
});

test('structured data is for crawlers, so its element remains empty', () => {
  const script = (text: string) =>
    `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":${text}}}]`;
  const data = JSON.stringify('{"@type":"FAQPage","name":"A \\"b\\""}');
  const row = (text: string) => `e:["$","div",null,{"children":[${script(text)},"c"]}]\n`;
  expect(slimPayload(row(data))).toBe(row('""'));
  expect(slimPayload(row('"$2a"'))).toBe(row('""'));
});

test('tags for crawlers are removed from a payload', () => {
  const row =
    '21:[["$","title","0",{"children":"A"}],["$","meta","3",{"property":"og:title","content":"A, [b] {c}"}],["$","meta","8",{"name":"twitter:card","content":"summary"}]]\n';
  expect(slimPayload(row)).toBe('21:[["$","title","0",{"children":"A"}]]\n');
});
