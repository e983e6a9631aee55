import { type FontMeasure, fallbackFace } from '@/lib/fonts/fallback-face';
import { formatFallbackFace, formatSupplementFace, formatWebFace } from '@/lib/fonts/font-face';
import { mathPlan, monoPlan, sansPlan, signsPlan } from '@/lib/fonts/font-plan';
import {
  arial,
  arialBold,
  consolas,
  dejavu,
  dejavuBold,
  roboto,
  robotoBold,
  type SystemFont,
  wideMono,
} from '@/lib/fonts/system-fonts';

/** The web fonts as measured; the sans at the weight of prose and at that of headings. */
export type Measures = Record<'sans' | 'sansBold' | 'signs' | 'mono' | 'math', FontMeasure>;

/** Writes `app/fonts.css`: the web fonts, and system fonts that fill their place until they arrive. */
export function formatFontsCss({ sans, sansBold, signs, mono, math }: Measures): string {
  const sansFallback = (family: string, [regular, bold]: [SystemFont, SystemFont]) => [
    formatFallbackFace(family, { system: regular, weight: '400 500', face: fallbackFace(sans, regular) }),
    formatFallbackFace(family, { system: bold, weight: '501 700', face: fallbackFace(sansBold, bold) }),
  ];
  const monoFallback = (family: string, system: SystemFont) =>
    formatFallbackFace(family, { system, weight: '400 700', face: fallbackFace(mono, system) });

  return [
    '/* Written by lib/commands/make-fonts.ts; change the plan in lib/fonts and run it again. */\n',
    formatWebFace('Docs Sans', sansPlan),
    formatSupplementFace('Docs Sans', signsPlan, fallbackFace(sans, signs)),
    formatWebFace('Docs Mono', monoPlan),
    // A formula within a sentence shall look as large as the sentence.
    formatWebFace('Docs Math', mathPlan, sans.xHeight / math.xHeight),
    ...sansFallback('Docs Sans Fallback', [arial, arialBold]),
    ...sansFallback('Docs Sans Fallback Android', [roboto, robotoBold]),
    ...sansFallback('Docs Sans Fallback Linux', [dejavu, dejavuBold]),
    monoFallback('Docs Mono Fallback', wideMono),
    monoFallback('Docs Mono Fallback Windows', consolas),
  ].join('\n');
}
