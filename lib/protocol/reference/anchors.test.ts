import { describe, expect, test } from 'vitest';
import { assignAnchors } from './anchors';
import type { ItemKind } from './model';

const anchors = (...items: [kind: ItemKind, name: string][]) =>
  assignAnchors(items.map(([kind, name]) => ({ kind, name })));

describe('an anchor', () => {
  test('is the name in lower case', () => {
    expect(anchors(['function', 'withdrawMax'], ['error', 'NotOwner'])).toEqual(['withdrawmax', 'notowner']);
  });

  test('of an overload has its number behind it', () => {
    expect(anchors(['function', 'take'], ['function', 'take'], ['function', 'Take'])).toEqual([
      'take',
      'take-2',
      'take-3',
    ]);
  });

  test('stays that of the function where others share the name, wherever they stand', () => {
    expect(
      anchors(
        ['event', 'TransferAdmin'],
        ['function', 'transferAdmin'],
        ['error', 'TRANSFERADMIN'],
        ['event', 'Transferadmin'],
      ),
    ).toEqual(['transferadmin-event', 'transferadmin', 'transferadmin-error', 'transferadmin-event-2']);
  });

  test('is that of the first where no function has the name', () => {
    expect(anchors(['struct', 'Stream'], ['event', 'Stream'])).toEqual(['stream', 'stream-event']);
  });
});
