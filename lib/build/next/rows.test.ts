import { expect, test } from 'vitest';
import { textRow } from '@/lib/browser/payload/text-row';
import { splitRows } from './rows';

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
