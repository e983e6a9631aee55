import { expect, test } from 'vitest';
import { hashInlineScripts } from './inline-scripts';

test('inline scripts are hashed as the CSP specification does, each once', () => {
  // The example of https://www.w3.org/TR/CSP3/#hash-usage.
  const script = "<script>alert('Hello, world.');</script>";
  expect(hashInlineScripts(`${script}<p></p>${script}`)).toEqual([
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  ]);
});

test('scripts in files and blocks of data need no hash', () => {
  expect(
    hashInlineScripts('<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>'),
  ).toEqual([]);
});

test('what a browser runs or obeys is hashed, whatever attributes it has', () => {
  const texts = ['<script id="a" data-src="b">a()</script>', '<script type="module">b()</script>'];
  for (const text of texts) expect(hashInlineScripts(text)).toHaveLength(1);
});
