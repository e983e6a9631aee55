import fs from 'node:fs';
import path from 'node:path';

/** `from '…'`, `import '…'` and `import('…')`, each with a name that begins with `./`, `../` or `@/`. */
const named = /(?:from|import)\s*\(?\s*'((?:@|\.\.?)\/[^']+)'/g;

/**
 * The modules of ours that some modules load, directly or not, themselves included: what decides what they make. Names of
 * packages are left out, because the lock file has their versions.
 * @param entries paths from the repository's root
 * @param isData tells modules that hold content and no rule; neither they nor what they load is listed
 * @returns paths from the root, sorted
 */
export function modulesOf(
  entries: readonly string[],
  isData: (file: string) => boolean = () => false,
): string[] {
  const found = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || isData(file)) continue;
    found.add(file);
    for (const [, name = ''] of fs.readFileSync(file, 'utf8').matchAll(named)) {
      const target = findModule(name, file);
      if (target) open.push(target);
    }
  }
  return [...found].sort();
}

/** A name that is written in a comment or a text may lead nowhere. */
function findModule(name: string, from: string): string | undefined {
  const place = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => `${place}${ending}`)
    .find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
}
