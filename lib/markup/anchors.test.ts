import { describe, expect, test } from 'vitest';
import { Random } from '@/lib/testing/random';
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

describe('a thousand random headings', () => {
  const random = new Random(7);
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
    Array.from({ length: 1 + Math.floor(random.next() * 6) }, () => random.pick(words)),
  );
  const withSigns = (parts: string[]) =>
    parts.map((word) => `${word}${random.pick(signs)} `).join('') + random.pick(signs);

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
