import fs from 'node:fs';
import path from 'node:path';

/** Matches `from '…'`, `import '…'`, and `import('…')` with a specifier that starts with `./`, `../`, or `@/`. */
const named = /(?:from|import)\s*\(?\s*'((?:@|\.\.?)\/[^']+)'/g;

/**
 * Lists the modules in this repository that some modules import, directly or indirectly, including those modules
 * themselves. They determine the modules' output. Packages are left out, because the lock file has their versions.
 *
 * A regular expression takes 25 ms for the 240 modules that pages depend on. A bundler's list takes 550 ms in each
 * process, and is only shorter by the modules with nothing but types.
 * @param entries paths relative to the repository
 * @param importsOf lists the modules that a module imports directly, for callers that ask for many entries one by one
 * @returns sorted paths relative to the repository
 */
export function modulesOf(
  entries: readonly string[],
  importsOf: (file: string) => string[] = readImports,
): string[] {
  const found = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
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
