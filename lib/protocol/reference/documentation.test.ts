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

  test('keeps the texts of custom tags, in order', () => {
    const { custom } = parseNatSpec('@custom:value0 COLD Nothing.\n @custom:note A.\n @custom:note B.');
    expect(custom).toEqual(['COLD Nothing.', 'A.', 'B.']);
  });
});
