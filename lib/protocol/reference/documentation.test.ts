import { describe, expect, test } from 'vitest';
import { parseNatSpec } from './documentation';

const lines = (...text: string[]) => text.join('\n');

describe('a documentation comment', () => {
  test('keeps the lines of a text, because lists depend on them', () => {
    const { dev, params } = parseNatSpec(
      lines('@dev Notes:', ' - One', '   two', '', ' @param id The', '   number.'),
    );
    expect(dev).toBe('Notes:\n- One\n  two');
    expect(params.get('id')).toBe('The\n  number.');
  });

  test('keeps tags of its own without their beginning', () => {
    const { custom } = parseNatSpec('@custom:value0 COLD Nothing.\n @custom:note A.\n @custom:note B.');
    expect([...custom]).toEqual([
      ['value0', ['COLD Nothing.']],
      ['note', ['A.', 'B.']],
    ]);
  });
});
