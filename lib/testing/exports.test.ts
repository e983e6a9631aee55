import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below';

/** Names that Next looks for in routes and in the polyfill of `process`. */
const forNext =
  /: (default|metadata|generateMetadata|generateStaticParams|dynamicParams|viewport|dynamic|GET)$|no-process: env$/;

const declared = /^export (?:async )?(?:const|let|function|class|type|interface)\s+([A-Za-z_$][\w$]*)/gm;

/** The exports that a file uses, as `lib/site/env: env`: each name of a specifier, and any word with `import('…')`. */
function usesOf(file: string, text: string): string[] {
  const target = (from = '') =>
    (from.startsWith('.') ? path.posix.join(path.dirname(file), from) : from.replace('@/', '')).replace(
      /\.(tsx?|mjs)$/,
      '',
    );
  const specifiers = text.matchAll(/(?:import|export) [^'{;]*\{([^}]*)\} from '([^']+)'/g);
  const dynamic = text.matchAll(/import\('([^']+)'\)/g);
  return [
    ...[...specifiers].flatMap(([, names = '', from]) =>
      names.split(',').map((name) => `${target(from)}: ${name.trim().replace(/^type | as .*/g, '')}`),
    ),
    ...[...dynamic].flatMap(
      ([, from]) => text.match(/[\w$]+/g)?.map((name) => `${target(from)}: ${name}`) ?? [],
    ),
  ];
}

test('every exported name is imported by another file', () => {
  const files = ['app', 'components', 'content', 'e2e', 'lib', '.']
    .flatMap((folder) => (folder === '.' ? fs.readdirSync('.') : filesBelow(folder)))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('content/samples/'));
  const texts = files.map((file) => [file, fs.readFileSync(file, 'utf8')] as const);
  const used = new Set(texts.flatMap(([file, text]) => usesOf(file, text)));
  const exported = texts
    .filter(([file]) => /^(app|components|e2e|lib)\//.test(file) && !file.includes('.test.'))
    .flatMap(([file, text]) =>
      [...text.matchAll(declared)].map(([, name]) => file.replace(/(\/index)?\.\w+$/, `: ${name}`)),
    );
  expect(exported.length).toBeGreaterThan(1000);
  expect(exported.filter((name) => !used.has(name) && !forNext.test(name))).toEqual([]);
});
