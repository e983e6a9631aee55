import { expect, test } from 'vitest';
import { createAnchors, toAnchor } from './anchors';

test('case and punctuation do not affect an anchor', () => {
  for (const text of ['Who can cancel?', 'who can cancel', 'Who — can "cancel"!', 'WHO CAN CANCEL...']) {
    expect(toAnchor(text)).toBe('who-can-cancel');
  }
});

test('letters of every script are kept, but accents are removed', () => {
  expect(toAnchor('Exposé für 時間')).toBe('expose-fur-時間');
});

test('apostrophes join words, and other punctuation separates them', () => {
  expect(toAnchor("The sender's v1.2 rights")).toBe('the-senders-v1-2-rights');
});

test('a heading without letters still gets an anchor', () => {
  expect(toAnchor('???')).toBe('section');
});

test('two headings with the same words get different anchors', () => {
  const anchorOf = createAnchors();
  expect([anchorOf('Fees'), anchorOf('fees!'), anchorOf('Fees')]).toEqual(['fees', 'fees-2', 'fees-3']);
});
