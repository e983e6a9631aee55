import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below';

const readme = fs.readFileSync('lib/export/next/README.md', 'utf8');
const isModule = (file: string): boolean => /\.tsx?$/.test(file) && !file.includes('.test.');
const inside = filesBelow('lib/export/next').filter(isModule);

/** What only code that knows how Next works contains, such as the path of a payload, or `data-sum` of another document. */
const marks =
  /__next_f|_rsc\b|next\/dist|history\.(state|replaceState|pushState)|ChunkLoadError|TURBOPACK|_next\b|distDir|"\$","title"|_not-found|\('\.txt'|\.txt(\$|`[;\]])|data-sum=|payloadRows\(/;

test('README.md lists every module outside of this folder that knows how Next works', () => {
  const modules = ['app', 'components', 'lib', 'next.config.ts']
    .flatMap(filesBelow)
    .filter((file) => isModule(file) && !/^lib\/(testing|export\/next|commands\/bench)\//.test(file));
  const knowing = modules.filter((file) => marks.test(fs.readFileSync(file, 'utf8')));
  const [, table = ''] = readme.split(/^## (?:Elsewhere|What Next offers)/m);
  const listed = [...table.matchAll(/`((?:app|components|lib|next\.config)[\w./[\]-]*\.tsx?)`/g)]
    .map(([, file = '']) => file)
    .filter(isModule);
  expect(knowing.length).toBeGreaterThan(10);
  expect([...new Set(listed)].sort()).toEqual(knowing.sort());
});

test('README.md names every module of this folder', () => {
  const names = inside.map((file) => path.basename(file));
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('README.md has the messages of this folder and of the check that protects other files, and no others', () => {
  const said = [...inside, 'lib/export/export-files.ts']
    .map((file) => fs.readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(/(?:new Error|unknownOutput)\(\s*(['"`])([A-Z].*?)\1\)/g)])
    // An ellipsis represents the variable parts.
    .map(([, , message = '']) => message.replaceAll(/\$\{[^}]*\}/g, '…'));
  const listed = [...readme.matchAll(/`([A-Z][^`]* [^`]*\.)`/g)].map(([, message]) => message);
  expect(new Set(listed)).toEqual(new Set(said));
});
