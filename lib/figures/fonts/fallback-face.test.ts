import { expect, test } from 'vitest';
import { fallbackFace } from './fallback-face';

const web = { averageWidth: 0.5, ascent: 0.9, descent: 0.3, lineGap: 0.1, xHeight: 0.5 };

test('a system font that is narrower than the web font is enlarged to the same width', () => {
  expect(fallbackFace(web, { averageWidth: 0.4 }).sizeAdjust).toBeCloseTo(1.25);
});

test('lines of an adjusted system font are as tall as those of the web font', () => {
  const face = fallbackFace(web, { averageWidth: 0.4 });
  expect(face.ascentOverride * face.sizeAdjust).toBeCloseTo(web.ascent);
  expect(face.descentOverride * face.sizeAdjust).toBeCloseTo(web.descent);
  expect(face.lineGapOverride * face.sizeAdjust).toBeCloseTo(web.lineGap);
});
