import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a test file uses besides the modules that it imports. */
export type Inputs = {
  /** Code that it reads as text, lists, or looks for, as paths relative to the repository. */
  codeRead: string[];
  startsPrograms: boolean;
};

/** Whether a file, as a path relative to the repository, is a module or a stylesheet. */
export const isCode = (file: string): boolean =>
  /^(app|components|lib|e2e)\//.test(file) && /\.(tsx?|mjs|css)$/.test(file);

/** Called with the first argument of a function and its result. */
type Note = (first: unknown, result: unknown) => void;

/**
 * Watches Node's functions that read files and start programs.
 * @returns stops watching, and returns what has been seen
 */
export function watchInputs(): () => Inputs {
  const root = process.cwd();
  const codeRead = new Set<string>();
  let startsPrograms = false;

  const noteRead = (place: unknown): void => {
    if (typeof place !== 'string' && !(place instanceof URL)) return;
    const file = path.relative(root, place instanceof URL ? fileURLToPath(place) : place);
    if (isCode(file)) codeRead.add(file);
  };
  const noteList = (folder: unknown, entries: unknown): void => {
    if (typeof folder !== 'string' || !Array.isArray(entries)) return;
    for (const entry of entries)
      noteRead(
        entry instanceof fs.Dirent ? path.join(entry.parentPath, entry.name) : path.join(folder, `${entry}`),
      );
  };
  const noteProgram = (): void => {
    startsPrograms = true;
  };

  const undo = [
    replace(fs, ['existsSync', 'readFileSync', 'cpSync'], noteRead),
    replace(fs, ['readdirSync'], noteList),
    replace(fs.promises, ['readFile', 'cp'], noteRead),
    replace(fs.promises, ['readdir'], (folder, entries) => {
      // The caller handles a failure.
      Promise.resolve(entries).then(
        (list) => noteList(folder, list),
        () => {},
      );
    }),
    replace(
      childProcess,
      ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'],
      noteProgram,
    ),
  ];
  // Modules that import the functions by name get the replacements, too.
  syncBuiltinESMExports();
  return () => {
    for (const restore of undo) restore();
    syncBuiltinESMExports();
    return { codeRead: [...codeRead], startsPrograms };
  };
}

/** Makes functions of a module call `note` as well. Returns a function that undoes it. */
function replace(module: object, names: readonly string[], note: Note): () => void {
  const originals = Object.entries(module).filter(([name]) => names.includes(name));
  for (const [name, original] of originals) {
    const noting = (...args: unknown[]) => {
      const result = original(...args);
      note(args[0], result);
      return result;
    };
    // Functions such as `exec` have a form that returns a promise as a property.
    const properties = Object.getOwnPropertyDescriptors(original);
    Object.assign(module, { [name]: Object.defineProperties(noting, properties) });
  }
  return () => Object.assign(module, Object.fromEntries(originals));
}
