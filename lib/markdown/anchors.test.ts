import { expect, test } from 'vitest';
import { createAnchors, toAnchor } from './anchors';

test('case and punctuation leave no trace in an anchor', () => {
  for (const text of ['Who can cancel?', 'who can cancel', 'Who — can "cancel"!', 'WHO CAN CANCEL...']) {
    expect(toAnchor(text)).toBe('who-can-cancel');
  }
});

test('letters of every script stay, accents go', () => {
  expect(toAnchor('Exposé für 時間')).toBe('expose-fur-時間');
});

test('apostrophes join, other signs part', () => {
  expect(toAnchor("The sender's v1.2 rights")).toBe('the-senders-v1-2-rights');
});

test('a heading without letters still gets an anchor', () => {
  expect(toAnchor('???')).toBe('section');
});

test('the same words twice get two anchors', () => {
  const anchorOf = createAnchors();
  expect([anchorOf('Fees'), anchorOf('fees!'), anchorOf('Fees')]).toEqual(['fees', 'fees-2', 'fees-3']);
});
