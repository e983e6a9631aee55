import { expect, test } from 'vitest';
import { slimPayload } from './slim-payload';

test('undefined properties are removed, and everything else remains', () => {
  const row =
    '0:["$","link","0",{"rel":"stylesheet","nonce":"$undefined","href":"/a","crossOrigin":"$undefined"}]\n';
  expect(slimPayload(row)).toBe('0:["$","link","0",{"rel":"stylesheet","href":"/a"}]\n');
});

test('a text keeps every byte, whatever it contains, and rows around it are slimmed', () => {
  const text = '<p>é ,"nonce":"$undefined"</p>\n2:T5,no\n';
  const payload = `:HL["/a.css"]\n1:T${Buffer.byteLength(text).toString(16)},${text}a1:T0,3:{"a":"T3,x","b":"$undefined"}\n`;
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

test('elements that every head has, and those for crawlers, are removed from a payload', () => {
  const row =
    '21:[["$","title","0",{"children":"A"}],["$","meta","1",{"name":"description","content":"B"}],' +
    '["$","meta","3",{"property":"og:title","content":"A, [b] {c}"}],["$","meta","8",{"name":"twitter:card","content":"summary"}],' +
    '["$","link","9",{"rel":"icon","href":"/icon.svg"}],["$","link","10",{"rel":"canonical","href":"/a"}],["$","$L30","26",{}]]\n';
  expect(slimPayload(row)).toBe(
    '21:[["$","title","0",{"children":"A"}],["$","meta","1",{"name":"description","content":"B"}],' +
      '["$","link","10",{"rel":"canonical","href":"/a"}],["$","$L30","26",{}]]\n',
  );
});
