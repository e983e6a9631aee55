import { expect, test } from 'vitest';
import { readIdentifier } from './identifiers';

const address = 'fA536049652BFb5f57ba8DCFbec1B2b2Dd9803D3';

test('selectors, addresses, and topics are recognized by length, in any case', () => {
  expect(readIdentifier('0xA1FB2BBC')).toEqual({ kind: 'selector', text: '0xa1fb2bbc' });
  expect(readIdentifier(`0X${address}`)).toEqual({ kind: 'address', text: `0x${address.toLowerCase()}` });
  expect(readIdentifier(`0x${'5e'.repeat(32)}`)).toMatchObject({ kind: 'topic' });
});

test('revert data starts with a selector', () => {
  const data = `0xa1fb2bbc${'0'.repeat(62)}2a`;
  expect(readIdentifier(data)).toEqual({ kind: 'revert-data', selector: '0xa1fb2bbc', text: data });
});

test('quotes, spaces, and a missing 0x are ignored', () => {
  expect(readIdentifier(' "0xa1fb 2bbc"\n')).toMatchObject({ text: '0xa1fb2bbc' });
  expect(readIdentifier(address)).toMatchObject({ kind: 'address' });
  expect(readIdentifier('a1fb2bbc')).toMatchObject({ kind: 'selector' });
});

test('without 0x, words, numbers of other lengths, and incomplete identifiers are not recognized', () => {
  expect(readIdentifier('deadbeef')).toBeUndefined();
  expect(readIdentifier('42161')).toBeUndefined();
  expect(readIdentifier('0x')).toBeUndefined();
  expect(readIdentifier('withdraw 0xa1fb2bbc now')).toBeUndefined();
  expect(readIdentifier('0xa1fb')).toEqual({ kind: 'part', text: '0xa1fb' });
});
