import { expect, test } from 'vitest';
import { hashInlineScripts } from './inline-scripts';

test('inline scripts are hashed according to the CSP specification, without duplicates', () => {
  // The example from https://www.w3.org/TR/CSP3/#hash-usage.
  const script = "<script>alert('Hello, world.');</script>";
  expect(hashInlineScripts(`${script}<p></p>${script}`)).toEqual([
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  ]);
});

test('external scripts and data blocks need no hash', () => {
  expect(
    hashInlineScripts('<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>'),
  ).toEqual([]);
});

test('everything that a browser executes is hashed, whatever its attributes', () => {
  const texts = ['<script id="a" data-src="b">a()</script>', '<script type="module">b()</script>'];
  for (const text of texts) expect(hashInlineScripts(text)).toHaveLength(1);
});
