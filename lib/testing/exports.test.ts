import fs from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below';

/** Names that Next looks for in routes. */
const forNext =
  /^(default|metadata|generateMetadata|generateStaticParams|dynamicParams|viewport|dynamic|GET)$/;

const declared = /^export (?:async )?(?:const|let|function|class|type|interface)\s+([A-Za-z_$][\w$]*)/gm;

test('every exported name is used in another file', () => {
  const files = ['app', 'components', 'content', 'e2e', 'lib', '.']
    .flatMap((folder) => (folder === '.' ? fs.readdirSync('.') : filesBelow(folder)))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('content/samples/'));
  const texts = new Map(files.map((file) => [file, fs.readFileSync(file, 'utf8')]));
  const users = new Map<string, number>();
  for (const text of texts.values())
    for (const name of new Set(text.match(/[A-Za-z_$][\w$]*/g))) users.set(name, (users.get(name) ?? 0) + 1);
  const exported = [...texts]
    .filter(([file]) => /^(app|components|lib)\//.test(file) && !file.includes('.test.'))
    .flatMap(([file, text]) => [...text.matchAll(declared)].map(([, name = '']) => ({ file, name })));
  expect(exported.length).toBeGreaterThan(1000);
  expect(
    exported
      .filter(({ name }) => users.get(name) === 1 && !forNext.test(name))
      .map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]);
});
