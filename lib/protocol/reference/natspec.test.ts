import { describe, expect, test } from 'vitest';
import { parseNatSpec, returnText } from './natspec';

const lines = (...text: string[]) => text.join('\n');

describe('a documentation comment', () => {
  test('has a text for each tag, parameters by their names', () => {
    const doc = parseNatSpec(
      lines(
        '@notice Pays out.',
        ' @dev Emits {Paid}.',
        ' @param to Who gets it.',
        ' @param amount How much.',
        ' @return left What is left.',
        ' @return Whether it is all.',
      ),
    );
    expect(doc).toEqual({
      notice: 'Pays out.',
      dev: 'Emits {Paid}.',
      params: new Map([
        ['to', 'Who gets it.'],
        ['amount', 'How much.'],
      ]),
      returns: ['left What is left.', 'Whether it is all.'],
      inheritdoc: undefined,
      custom: new Map(),
    });
  });

  test('keeps the lines of a text, because lists depend on them', () => {
    const { dev, params } = parseNatSpec(
      lines('@dev Notes:', ' - One', '   two', '', ' @param id The', '   number.'),
    );
    expect(dev).toBe('Notes:\n- One\n  two');
    expect(params.get('id')).toBe('The\n  number.');
  });

  test('without a tag is a notice', () => {
    expect(parseNatSpec('Pays out.\n And more.').notice).toBe('Pays out.\nAnd more.');
    expect(parseNatSpec('').notice).toBe('');
  });

  test('joins texts of the same tag as paragraphs', () => {
    const { notice, dev } = parseNatSpec('@dev A.\n @notice B.\n @dev C.\n @notice D.');
    expect([notice, dev]).toEqual(['B.\n\nD.', 'A.\n\nC.']);
  });

  test('names the base that it takes its texts from', () => {
    expect(parseNatSpec('@inheritdoc IVault').inheritdoc).toBe('IVault');
  });

  test('keeps tags of its own without their beginning', () => {
    const { custom } = parseNatSpec('@custom:value0 COLD Nothing.\n @custom:note A.\n @custom:note B.');
    expect([...custom]).toEqual([
      ['value0', ['COLD Nothing.']],
      ['note', ['A.', 'B.']],
    ]);
  });

  test('leaves out what readers of a reference need not know, and takes no address of a letter for a tag', () => {
    const { notice } = parseNatSpec('@author Us\n @notice Write to us@sablier.com.\n @title T');
    expect(notice).toBe('Write to us@sablier.com.');
  });
});

describe('the text of a returned value', () => {
  test('begins behind its name', () => {
    expect(returnText('left What is left.', 'left')).toBe('What is left.');
  });

  test('stays whole when the value has no name, or the text begins with another word', () => {
    expect(returnText('Whether it is all.', '')).toBe('Whether it is all.');
    expect(returnText('leftover What is left.', 'left')).toBe('leftover What is left.');
  });
});
