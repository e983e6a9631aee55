import { expect, test } from 'vitest';
import { readData } from './read-data';
import { mark, thing } from './read-prose';

test('reads sentences in data, including lists, but not names, code, and other fields', () => {
  const text = '{ "name": "abc", "notes": ["One `two`", "A \\"b\\""], "fix": "[c](/d)" }\n';
  const { words, blocks } = readData(text, 'content/data/a.json');
  expect(words.replaceAll(mark, '·').replaceAll(thing, '#')).toBe(
    '····························One #####····A ##b##············[c········\n',
  );
  expect(blocks.map(({ start, end }) => text.slice(start, end))).toEqual([
    'One `two`',
    'A \\"b\\"',
    '[c](/d)',
  ]);
});
