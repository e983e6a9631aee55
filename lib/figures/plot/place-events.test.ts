import { expect, test } from 'vitest';
import { placeEvents } from './place-events';

test('labels with enough space are in one row, to the right of their lines', () => {
  const marks = [
    { x: 60, label: 'start' },
    { x: 300, label: 'cliff' },
  ];
  expect(placeEvents(marks, 640, 0)).toEqual([
    { row: 0, anchor: 'start' },
    { row: 0, anchor: 'start' },
  ]);
});

test('a label that would leave the picture moves to the left of its line', () => {
  expect(placeEvents([{ x: 620, label: 'end, all is streamed' }], 640, 0)).toEqual([
    { row: 0, anchor: 'end' },
  ]);
});

test('with two close marks, the line of one never crosses the label of the other', () => {
  const marks = [
    { x: 30, label: 'a long label that reaches far' },
    { x: 60, label: 'another long label' },
  ];
  expect(placeEvents(marks, 640, 0)).toEqual([
    { row: 1, anchor: 'start' },
    { row: 0, anchor: 'start' },
  ]);
});

test('the axis unit keeps its place', () => {
  expect(placeEvents([{ x: 60, label: 'start' }], 640, 100)).toEqual([{ row: 1, anchor: 'start' }]);
});
