import { expect, test } from 'vitest';
import { overlap, type Point, runsThrough } from './geometry';
import { textBox } from './picture';
import { placeLabels, spotsAlong, spotsApart, spotsBeside } from './place-labels';

const frame = { box: { x: 0, y: 0, width: 600, height: 300 }, yTicks: [{ at: 120, text: '' }] };
const rising: Point[] = [
  [0, 300],
  [600, 0],
];
const late: Point[] = [
  [0, 300],
  [500, 300],
  [500, 0],
];

test('labels overlap neither curves nor each other', () => {
  const lines = [rising, late];
  const labels = placeLabels(
    lines.map((line) => ({ lines: ['a label'], spots: spotsAlong(line), own: line })),
    { frame, lines },
  );
  const [first, second] = labels.map(textBox);
  if (!first || !second) throw new Error('Two labels were expected.');
  expect(overlap(first, second)).toBe(false);
  for (const line of lines)
    expect([runsThrough(line, first), runsThrough(line, second)]).toEqual([false, false]);
});

test('a label is not struck through by a gridline if there is space beside it', () => {
  const spots = [
    { x: 100, y: 120, anchor: 'start' as const, cost: 0 },
    { x: 100, y: 150, anchor: 'start' as const, cost: 1 },
  ];
  expect(placeLabels([{ lines: ['a label'], spots }], { frame, lines: [] })).toMatchObject([{ y: 150 }]);
});

test('a label names its curve where no other curve coincides', () => {
  const half: Point[] = [
    [0, 300],
    [300, 150],
    [600, 300],
  ];
  const spots = spotsAlong(rising, [rising, half]);
  expect(Math.min(...spots.map(({ x }) => x))).toBeGreaterThan(290);
});

test('a label at the edge stays inside', () => {
  const [label] = placeLabels([{ lines: ['a long label'], spots: spotsBeside([595, 5]) }], {
    frame,
    lines: [],
  });
  expect(label).toMatchObject({ anchor: 'end' });
  expect(label?.y).toBeGreaterThan(5);
});

test('a label that only fits above the axes is not cut off beside them', () => {
  const [label] = placeLabels([{ lines: ['two', 'lines'], spots: spotsApart([595, 20], 24) }], {
    frame,
    lines: [],
  });
  if (!label) throw new Error('A label was expected.');
  const { x, width } = textBox(label);
  expect(x + width).toBeLessThanOrEqual(600);
});

test('an optional label without a free spot is left out, but a required one is not', () => {
  const wall: Point[] = Array.from({ length: 61 }, (_, i) => [i * 10, i % 2 === 0 ? 0 : 300]);
  const wish = { lines: ['a label'], spots: spotsBeside([300, 150]) };
  const surroundings = { frame, lines: [wall] };
  expect(placeLabels([{ ...wish, optional: true }], surroundings)).toEqual([]);
  expect(placeLabels([wish], surroundings)).toHaveLength(1);
});

test('an optional label is left out if every line to what it names would cross a curve', () => {
  const wish = { lines: ['a label'], spots: spotsApart([300, 200], 24), optional: true };
  const between = [
    [0, 180],
    [600, 180],
  ] as const;
  expect(placeLabels([wish], { frame, lines: [] })).toMatchObject([{ to: [300, 200] }]);
  expect(placeLabels([wish], { frame, lines: [between] })).toEqual([]);
});
