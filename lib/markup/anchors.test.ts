import { describe, expect, test } from 'vitest';
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

/** Creates a generator of numbers between 0 and 1 that returns the same sequence in each run: mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('a thousand random headings', () => {
  const random = createRandom(7);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const signs = ['!', '?', ',', ' — ', ' "', '" ', ': ', ' (', ') ', ' / ', '.', ' & ', '…', ' '];
  const words = [
    'Fees',
    'withdraw',
    'NFT',
    'v1.2',
    'sender’s',
    'café',
    'ERC-20',
    '時間',
    '2128',
    'a',
    'Ünder',
  ];
  const headings = Array.from({ length: 1000 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(words)),
  );
  const withSigns = (parts: string[]) => parts.map((word) => `${word}${pick(signs)} `).join('') + pick(signs);

  test('a change of case or of the punctuation between words does not change the anchor', () => {
    for (const parts of headings) {
      const anchor = toAnchor(parts.join(' '));
      expect(toAnchor(withSigns(parts)), parts.join('|')).toBe(anchor);
      expect(toAnchor(withSigns(parts).toUpperCase())).toBe(anchor);
      expect(toAnchor(withSigns(parts).toLowerCase())).toBe(anchor);
    }
  });

  test('the anchor of an anchor is the same, and it is valid in a URL', () => {
    for (const parts of headings) {
      const anchor = toAnchor(withSigns(parts));
      expect(toAnchor(anchor)).toBe(anchor);
      expect(anchor).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
    }
  });

  test('all anchors on a page are unique, and none is a reserved one', () => {
    const reserved = ['fees', 'a', 'nft-2'];
    const anchorOf = createAnchors(reserved);
    const given = headings.map((parts) => anchorOf(parts.join(' ')));
    expect(new Set([...given, ...reserved]).size).toBe(given.length + reserved.length);
  });
});
