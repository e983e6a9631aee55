import { expect, test } from 'vitest';
import { singular, tokenize, wordsOf } from './tokenize';

const termsOf = (text: string) => tokenize(text).map(({ term }) => term);

test('terms are lowercase, singular, and without accents and apostrophes', () => {
  expect(termsOf("The Recipient's fees, don't café")).toEqual(['the', 'recipient', 'fee', 'dont', 'cafe']);
});

test('an identifier yields its whole name and its parts', () => {
  expect(termsOf('createWithDurationsLL')).toEqual([
    'createwithdurationsll',
    'create',
    'with',
    'duration',
    'll',
  ]);
  expect(termsOf('MAX_SEGMENT_COUNT')).toEqual(['max_segment_count', 'max', 'segment', 'count']);
  expect(termsOf('IERC20')).toEqual(['ierc20']);
});

test('contract and error names also match without their prefix', () => {
  expect(termsOf('SablierV2LockupLinear')).toContain('lockuplinear');
  expect(termsOf('ISablierV2MerkleLL')).toContain('merklell');
  expect(termsOf('SablierV2Lockup_WithdrawAmountZero')).toEqual(
    expect.arrayContaining(['withdraw', 'amount', 'zero']),
  );
});

test('hexadecimal numbers, versions, and decimals stay whole', () => {
  expect(termsOf('0xA1fB2bbC')).toEqual(['0xa1fb2bbc']);
  expect(termsOf('Lockup v1.2 takes 0.1e18.')).toEqual(['lockup', 'v1.2', 'take', '0.1e18']);
});

test('each term has its position in the text', () => {
  const text = 'call SablierFlow now';
  expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'call',
    'SablierFlow',
    'Sablier',
    'Flow',
    'now',
  ]);
});

test('special characters and other scripts are handled', () => {
  expect(wordsOf('<img onerror=alert(1)>')).toEqual(['img', 'onerror', 'alert', '1']);
  expect(termsOf('流 支付 \ud800 \u202e')).toEqual(['流', '支付']);
});

test('British and American spellings are the same term', () => {
  const british = 'uncancellable optimiser paycheques behavioural instalments centre';
  const american = 'uncancelable optimizer paychecks behavioral installments center';
  expect(termsOf(british)).toEqual(termsOf(american));
});

test.each([
  ['streams', 'stream'],
  ['statuses', 'status'],
  ['status', 'status'],
  ['batches', 'batch'],
  ['addresses', 'address'],
  ['entities', 'entity'],
  ['fees', 'fee'],
  ['access', 'access'],
  ['gas', 'gas'],
  ['this', 'this'],
])('the singular of %s is %s', (plural, one) => {
  expect(singular(plural)).toBe(one);
});
