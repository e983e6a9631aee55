import fs from 'node:fs';
import path from 'node:path';

/** Matches `from '…'`, `import '…'`, and `import('…')` with a specifier that starts with `./`, `../`, or `@/`. */
const named = /(?:from|import)\s*\(?\s*'((?:@|\.\.?)\/[^']+)'/g;

/**
 * Lists the modules of the repository that `entries` import, directly or not, with themselves. A regular expression
 * takes 25 ms for 240 modules, and a bundler 550 ms.
 * @param isData modules with only content, which are left out with their imports
 * @param importsOf a cache for callers that ask for many entries
 */
export function modulesOf(
  entries: readonly string[],
  isData: (file: string) => boolean = () => false,
  importsOf: (file: string) => string[] = readImports,
): string[] {
  const found = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || isData(file)) continue;
    found.add(file);
    open.push(...importsOf(file));
  }
  return [...found].sort();
}

/** Reads which modules of this repository a module imports. */
export const readImports = (file: string): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(named)].flatMap(([, name = '']) => findModule(name, file) ?? []);

/** The regular expression also matches comments and strings, so the file may not exist. */
function findModule(name: string, from: string): string | undefined {
  const place = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => `${place}${ending}`)
    .find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
}
