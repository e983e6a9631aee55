import { expect, test } from 'vitest';
import { fallbackFace, formatFallbackFace, formatUnicodeRange } from './fonts-css';

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

test('adjacent code points become one range, regardless of their order', () => {
  expect(formatUnicodeRange('→½←↑¼')).toBe('U+BC-BD, U+2190-2192');
});

test('a fallback face lists its local fonts and contains the adjustments in percent', () => {
  const web = { averageWidth: 0.45, ascent: 0.9, descent: 0.3, lineGap: 0, xHeight: 0.5 };
  const system = { names: ['Arial', 'Liberation Sans'], averageWidth: 0.5 };
  const face = fallbackFace(web, system);
  expect(formatFallbackFace('Stand-in', { system, weight: '400', face })).toMatchInlineSnapshot(`
    "@font-face {
      font-family: 'Stand-in';
      src: local('Arial'), local('Liberation Sans');
      font-weight: 400;
      size-adjust: 90%;
      ascent-override: 100%;
      descent-override: 33.33%;
      line-gap-override: 0%;
    }
    "
  `);
});
