import './plain-errors';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFont, measureFont, openFont } from './fonts/font-files';
import { type FontPlan, fontPlans, mathPlan, monoPlan, sansPlan, signsPlan } from './fonts/font-plan';
import { formatFontsCss } from './fonts/fonts-css';

// Usage: tsx lib/commands/make-fonts.ts [folder of packages]
const packages = process.argv[2] ?? 'node_modules';
const headingWeight = 650;

async function writeFont(plan: FontPlan): Promise<void> {
  const font = await cutFont(packages, plan);
  writeFileSync(join('app/fonts', `${plan.name}.woff2`), font);
  console.log(`app/fonts/${plan.name}.woff2  ${(font.length / 1024).toFixed(1)} KiB`);
}

// Measured with the complete font, because a subset of symbols has no letters to measure.
const measure = async (plan: FontPlan, weight?: number) =>
  measureFont(await openFont(readFileSync(join(packages, plan.source)), weight));

mkdirSync('app/fonts', { recursive: true });
for (const plan of fontPlans) await writeFont(plan);
const css = formatFontsCss({
  sans: await measure(sansPlan, 400),
  sansBold: await measure(sansPlan, headingWeight),
  signs: await measure(signsPlan, 400),
  mono: await measure(monoPlan, 400),
  math: await measure(mathPlan),
});
writeFileSync('app/fonts.css', css);
console.log('app/fonts.css');
