import fs from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below';

/** What only code that knows how Next works contains, such as the path of a payload, or `data-sum` of another document. */
const marks =
  /__next_f|_rsc\b|next\/dist|history\.(state|replaceState|pushState)|ChunkLoadError|TURBOPACK|_next\b|distDir|"\$","title"|_not-found|\('\.txt'|\.txt(\$|`[;\]])|data-sum=/;

test('README.md lists every module outside of this folder that knows how Next works', () => {
  const modules = ['app', 'components', 'lib', 'next.config.ts']
    .flatMap(filesBelow)
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|^lib\/(testing|export\/next|commands\/bench)\//.test(file),
    );
  const knowing = modules.filter((file) => marks.test(fs.readFileSync(file, 'utf8')));
  const [, table = ''] = fs
    .readFileSync('lib/export/next/README.md', 'utf8')
    .split(/^## (?:Elsewhere|What Next offers)/m);
  const listed = [...table.matchAll(/`((?:app|components|lib|next\.config)[\w./[\]-]*\.tsx?)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !file.includes('.test.'));
  expect(knowing.length).toBeGreaterThan(10);
  expect([...new Set(listed)].sort()).toEqual(knowing.sort());
});
