// Runs one fast test for each folder of lib/, with a fault in the module that it tests, for planted-faults.test.ts.
import { defineConfig } from 'vitest/config';

/** A module of each folder, a part of its text, and the fault in its place. The test is beside it, unless it's named. */
export const faults: readonly { file: string; text: string; fault: string; test?: string }[] = [
  { file: 'lib/site/page-paths.ts', text: ".replace(/\\/index$/, '')", fault: '' },
  { file: 'lib/markup/nearest.ts', text: 'best = candidate', fault: 'best = name' },
  { file: 'lib/cache/modules-of.ts', text: 'open.push(...importsOf(file))', fault: '' },
  { file: 'lib/figures/plot/axis-ticks.ts', text: 'count: 4, cost: 0', fault: 'count: 4, cost: 2' },
  { file: 'lib/protocol/reference/doc-text.ts', text: "'\\\\$&'", fault: "'$&'" },
  { file: 'lib/content/markdown/fence-meta.ts', text: 'first: index + 1', fault: 'first: index' },
  { file: 'lib/pages/content-version.ts', text: '> written', fault: '< written' },
  { file: 'lib/nav/list-releases.ts', text: '>= fewest', fault: '> fewest' },
  { file: 'lib/search/split-text.ts', text: '<= room) pieces', fault: '< room) pieces' },
  { file: 'lib/browser/sort-table.ts', text: "'descending' ? -1", fault: "'descending' ? 1" },
  { file: 'lib/export/next/head.ts', text: ".replace(link, '')", fault: '' },
  {
    file: 'lib/check/prose/check-form.ts',
    text: 'ends with a space',
    fault: 'has a space',
    test: 'lib/check/prose/check-spaces.test.ts',
  },
  { file: 'lib/authoring/manifest.ts', text: ".split('\\n').length;", fault: ".split('\\n').length + 1;" },
  { file: 'lib/testing/secrets.ts', text: "'ALGOLIA_ADMIN_KEY',", fault: '' },
  { file: 'lib/commands/read-options.ts', text: "=== 'true'", fault: "=== 'false'" },
];

export const testOf = ({ file, test }: (typeof faults)[number]): string =>
  test ?? file.replace('.ts', '.test.ts');

export default defineConfig({
  plugins: [
    {
      name: 'planted-faults',
      enforce: 'pre',
      transform(code, id) {
        const planted = faults.find(({ file }) => id.endsWith(`/${file}`));
        return planted && code.replace(planted.text, () => planted.fault);
      },
    },
  ],
  resolve: { alias: { '@': process.cwd() } },
  test: { include: faults.map(testOf), isolate: false },
});
