import { required } from '@/lib/site/invariant';
import type { FallbackFace } from './fallback-face';
import type { FontPlan } from './font-plan';
import type { SystemFont } from './system-fonts';

const rule = (descriptors: [name: string, value: string][]): string =>
  `@font-face {\n${descriptors.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;

const percent = (fraction: number): string => `${Number((fraction * 100).toFixed(2))}%`;

const adjustments = (face: FallbackFace): [string, string][] => [
  ['size-adjust', percent(face.sizeAdjust)],
  ['ascent-override', percent(face.ascentOverride)],
  ['descent-override', percent(face.descentOverride)],
  ['line-gap-override', percent(face.lineGapOverride)],
];

const weightRange = ({ weights }: FontPlan): string => (weights ? `${weights.min} ${weights.max}` : '400');

/** Formats the code points of a text as a CSS `unicode-range`: `U+2190-2193, U+2197`. */
export function formatUnicodeRange(text: string): string {
  const codes = [...new Set(text)]
    .map((character) => required(character.codePointAt(0)))
    .sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

const webDescriptors = (family: string, plan: FontPlan): [string, string][] => [
  ['font-family', `'${family}'`],
  ['src', `url('./fonts/${plan.name}.woff2') format('woff2')`],
  ['font-weight', weightRange(plan)],
  ['font-display', 'swap'],
];

/**
 * Formats the rule of one of our font files, which are in `fonts/` next to the stylesheet. `sizeAdjust` scales its
 * glyphs (1 leaves them unchanged).
 */
export const formatWebFace = (family: string, plan: FontPlan, sizeAdjust = 1): string =>
  rule([
    ...webDescriptors(family, plan),
    ...(sizeAdjust === 1 ? [] : ([['size-adjust', percent(sizeAdjust)]] satisfies [string, string][])),
  ]);

/**
 * Formats a second file of the same family, which is adjusted to match and only downloaded by pages that contain one of
 * its characters.
 */
export const formatSupplementFace = (family: string, plan: FontPlan, face: FallbackFace): string =>
  rule([
    ...webDescriptors(family, plan),
    ...adjustments(face),
    ['unicode-range', formatUnicodeRange(plan.characters)],
  ]);

/** Formats a system font with the metrics of a web font. `weight` is a CSS value such as `600 700`. */
export const formatFallbackFace = (
  family: string,
  { system, weight, face }: { system: SystemFont; weight: string; face: FallbackFace },
): string =>
  rule([
    ['font-family', `'${family}'`],
    ['src', system.names.map((name) => `local('${name}')`).join(', ')],
    ['font-weight', weight],
    ...adjustments(face),
  ]);
