// npm run fonts: subsets the fonts from their packages into app/fonts/.
import './plain-errors';
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fontPlans } from './fonts/font-plan';

for (const { name, source, characters, features, dropTables, weights } of fontPlans) {
  const font = await subsetFont(readFileSync(`node_modules/${source}`), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
    dropTables,
    variationAxes: weights && { wght: weights },
  });
  writeFileSync(`app/fonts/${name}.woff2`, font);
  console.log(`app/fonts/${name}.woff2  ${(font.length / 1024).toFixed(1)} KiB`);
}
