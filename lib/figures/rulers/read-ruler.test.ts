import { expect, test } from 'vitest';
import { readRuler } from './read-ruler';

const address = `0x${'1'.repeat(40)}`;

/** Returns each field as its name, its offsets, and its cells. */
const fieldsOf = (...lines: string[]) =>
  readRuler(lines.join('\n')).strips.flatMap(({ fields }) =>
    fields.map(({ name, first, last, cells }) => `${name} ${first} ${last} ${cells.join('')}`),
  );

test('the bytes of a slot are numbered from the right', () => {
  expect(
    fieldsOf('slot 0', '- bytes6', 'isStream bool true', `sender address ${address}`, 'startTime uint40 256'),
  ).toEqual([
    ' 31 26 000000000000',
    'isStream 25 25 01',
    `sender 24 5 ${'11'.repeat(20)}`,
    'startTime 4 0 0000000100',
  ]);
});

test('each argument of a call takes up one word after the selector', () => {
  expect(
    fieldsOf('data', 'selector error SablierFlow_Null(uint256)', 'id uint256 42', 'sign bytes4 0xa9059cbb'),
  ).toEqual([
    'selector 0 3 e21c1431',
    `id 4 35 ${'2a'.padStart(64, '0')}`,
    `sign 36 67 ${'a9059cbb'.padEnd(64, '0')}`,
  ]);
});

test('the characters of a URL are numbered from the left', () => {
  expect(fieldsOf('url', 'scheme https://', 'host a.b', '- /?', 'tab t=search # the tab')).toEqual([
    'scheme 0 7 https://',
    'host 8 10 a.b',
    ' 11 12 /?',
    'tab 13 20 t=search',
  ]);
});

test('an abbreviated address counts as a whole one', () => {
  const fields = readRuler('text id\ncontract 0x2d92…81f5\n- -\nchain 1').strips[0]?.fields;
  expect(fields?.map(({ first, last }) => [first, last])).toEqual([
    [0, 41],
    [42, 42],
    [43, 43],
  ]);
});

test('a ruler can compare several texts, each with a label', () => {
  const { strips } = readRuler(
    'text id\ncontract 0x12\n- -\nchain 1\ntext alias\ncontract ll3\n- -\nchain 1',
  );
  expect(strips.map(({ label, fields }) => [label, fields.map(({ value }) => value).join('')])).toEqual([
    ['id', '0x12-1'],
    ['alias', 'll3-1'],
  ]);
});

test.each<[number, string, string[]]>([
  [1, 'The ruler is empty.', ['']],
  [1, 'The ruler has no fields.', ['data']],
  [
    1,
    '"slots" isn\'t a kind of ruler. Begin with "slot 0", "data", "url", or "text id".',
    ['slots', 'a bool true'],
  ],
  [
    2,
    'The fields of slot 1 have 31 bytes, but a slot has 32. Write unused bytes as "- bytes1".',
    ['', 'slot 1', '- bytes31'],
  ],
  [
    1,
    'The fields of slot 0 have 33 bytes, but a slot has 32. Move a field to another slot.',
    ['slot 0', 'a bool true', 'b uint256 1'],
  ],
  [2, '"a" isn\'t a name, a type, and a value, as in "startTime uint40 1735689600".', ['slot 0', 'a']],
  [2, '"a" has no value.', ['slot 0', 'a uint256']],
  [2, 'Unused bytes have no value. Remove it, or name the field.', ['slot 0', '- uint256 1']],
  [2, '256 is too large for uint8.', ['data', 'a uint8 256']],
  [2, '"-1" isn\'t a whole number.', ['data', 'a uint8 -1']],
  [2, '"yes" isn\'t true or false.', ['data', 'a bool yes']],
  [2, '"0x11" isn\'t a value of address: write 0x and 40 hexadecimal digits.', ['data', 'a address 0x11']],
  [
    2,
    '"uint7" isn\'t a static type. Write bool, address, a uint such as uint40, or a bytes such as bytes32.',
    ['data', 'a uint7 1'],
  ],
  [
    2,
    '"Null" isn\'t a signature. Write the name and the types, as in Null(uint256).',
    ['data', 'a error Null'],
  ],
  [3, 'A selector comes first. Move this line up.', ['data', 'a bool true', 'b error Null()']],
  [2, 'The parts make "app.sablier.com", which isn\'t a URL.', ['url', 'host app.sablier.com']],
  [
    2,
    'The labels below the strip need more than 5 lines. Shorten them, or combine narrow fields.',
    ['slot 0', ...[1, 2, 3, 4, 5, 6, 7].map((n) => `isFlag${n} bool true`), '- bytes25'],
  ],
  [
    4,
    'The label of "isStream bool true" extends past the edge of the figure. Shorten it.',
    ['slot 0', '- bytes31', '', 'isStream bool true'],
  ],
])('line %i: %s', (line, message, lines) => {
  expect(() => readRuler(lines.join('\n'))).toThrow(expect.objectContaining({ line, message }));
});
