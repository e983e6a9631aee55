import fs from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkDataFile } from '@/lib/check/check-data';
import { filesBelow } from '@/lib/site/files-below';
import { listScreens, pinsOf, readScreen, screenFile, screenSchema } from './screen-data';

/** Returns what the content check reports about a screen with these parts, which begin in line 4. */
function reported(...parts: object[]): string[] {
  const lines = parts.map((part) => JSON.stringify(part));
  const text = `{\n"title": "T",\n"alt": "A.", "parts": [\n${lines.join(',\n')}\n]}`;
  return checkDataFile(text, 'a.json', () => screenSchema.parse(JSON.parse(text))).map(
    ({ file, line, column, what }) => `${file}:${line}:${column} ${what}`,
  );
}

const button = (pin?: number) => ({ kind: 'button', text: 'Create', ...(pin && { pin }) });

test('a screen can contain every kind of part', () => {
  expect(
    reported(
      { kind: 'bar', parts: [{ kind: 'tabs', labels: ['A', 'B'], selected: 'B' }, button(1)] },
      {
        kind: 'panel',
        parts: [{ kind: 'row', pin: 2, parts: [{ kind: 'field', value: 'DAI', look: 'menu' }] }],
      },
      { kind: 'switch', label: 'Cancelable', on: true },
      { kind: 'card', shape: 'Linear', text: 'Linear' },
      { kind: 'chart', shape: 'Cliff' },
      { kind: 'table', columns: [{ head: 'a' }, { head: 'b', pin: 3 }], rows: [{ cells: ['', '✓ 1'] }] },
      { kind: 'text', text: 'Summary', look: 'strong' },
      { kind: 'outline', lines: 2 },
    ),
  ).toEqual([]);
});

test('a mistake in a nested part is reported with its file, line, and column', () => {
  expect(reported(button(1), { kind: 'row', parts: [{ kind: 'buton' }] })).toEqual([
    expect.stringMatching(/^a\.json:5:25 The value of parts\[1\]\.parts\[0\]\.kind is invalid/),
  ]);
  expect(reported({ ...button(1), label: 'Create' })).toEqual([
    expect.stringMatching(/^a\.json:4:\d+ "label" isn't a known key/),
  ]);
});

test('a screen needs pins, at most five, and each only once', () => {
  expect(reported(button())).toEqual([expect.stringContaining('no part has a pin')]);
  expect(reported(...[1, 2, 3, 4, 5, 6].map(button))).toEqual([
    expect.stringContaining('6 parts have a pin'),
  ]);
  expect(reported(button(2), { kind: 'row', parts: [button(2)] })).toEqual([
    expect.stringContaining('the pin 2 is here twice'),
  ]);
});

test('a table has as many cells in each row as columns, and a tab that is selected exists', () => {
  const table = { kind: 'table', columns: [{ head: 'a', pin: 1 }, { head: 'b' }], rows: [{ cells: ['1'] }] };
  expect(reported(table)).toEqual([expect.stringContaining('it has 1 cells, and the table has 2 columns')]);
  expect(reported(button(1), { kind: 'tabs', labels: ['A', 'B'], selected: 'C' })).toEqual([
    expect.stringContaining('none of the labels'),
  ]);
});

test('a curve belongs to a known shape', () => {
  expect(reported(button(1), { kind: 'chart', shape: 'Liner' })).toEqual([
    expect.stringContaining('expected one of "Linear"'),
  ]);
});

test('every screen is valid, has pins, and is shown on one page', () => {
  const pages = filesBelow('content')
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => fs.readFileSync(file, 'utf8'));
  expect(listScreens().length).toBeGreaterThan(3);
  for (const name of listScreens()) {
    expect(pinsOf(readScreen(name).parts).length, name).toBeGreaterThan(0);
    expect(pages.filter((text) => text.includes(`<Screen name="${name}" />`)).length, screenFile(name)).toBe(
      1,
    );
  }
});

test.each([
  ['etherscan-write', 'lockup/etherscan/create-with-timestamps.json', (sample: unknown) => sample],
  [
    'etherscan-create',
    'lockup/v4.0/etherscan/create-linear.json',
    (sample: unknown) => z.object({ params: z.unknown() }).parse(sample).params,
  ],
])('the tuple on the screen %s is the sample that its page shows', (screen, sample, tupleOf) => {
  const shown = tupleOf(JSON.parse(fs.readFileSync(`content/samples/${sample}`, 'utf8')));
  const drawn = /"params \(tuple\)","value":("\[.*?\]")/.exec(JSON.stringify(readScreen(screen)))?.[1];
  expect(JSON.parse(JSON.parse(String(drawn)))).toEqual(shown);
});
