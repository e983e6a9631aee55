import fs from 'node:fs';
import path from 'node:path';
import { errorAt, type Place, type Problem, topOf } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';
import { mergeConflict } from '@/lib/markup/syntax-problem';
import { filesBelow } from '@/lib/site/files-below';

export const contentModules: Readonly<Record<string, { names: string[]; rule: Rule }>> = {
  'content/announcement.ts': { names: ['announcement'], rule: 'data' },
  'content/home.ts': { names: ['home'], rule: 'data' },
  'content/releases.ts': { names: ['releases'], rule: 'releases' },
  'content/search.ts': { names: ['popularAddresses', 'commonQueries'], rule: 'data' },
  'content/sidebar.ts': { names: ['sidebars'], rule: 'sidebar' },
  'redirects.ts': { names: ['redirects'], rule: 'redirects' },
};

/** The files that commands import or read by name, besides the data. */
export const requiredFiles = [...Object.keys(contentModules), 'content/permalinks.txt', 'content/words.txt'];

/** Reports files that were deleted or renamed. Without them, a command would end with the error of the file system. */
export const findMissing = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => !fs.existsSync(file))
    .map((file) =>
      errorAt(topOf(file), 'files', 'The file is missing.', `Restore it:  git restore --source=HEAD ${file}`),
    );

/** Reports broken links in a folder, such as editors make while a file isn't saved. Next would stop at them. */
export const findDangling = (folder: string): Problem[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => !fs.existsSync(file))
    .map((file) =>
      errorAt(
        topOf(file),
        'files',
        "This link leads to a file that is gone, so the build can't copy it.",
        'Delete it. If an editor made it, save the file there.',
      ),
    );

/** Checks the files that every other check reads and that this module therefore doesn't import. */
export async function checkInputs(): Promise<Problem[]> {
  const conflicts = [...Object.keys(contentModules), ...filesBelow('content/data')].flatMap((file) =>
    findConflict(fs.readFileSync(file, 'utf8'), file),
  );
  if (conflicts.length > 0) return conflicts;
  const mistakes = await checkModules(Object.keys(contentModules));
  if (mistakes.length > 0) return mistakes;
  // Only now, because it imports the releases.
  const { checkData, listRequiredData } = await import('./check-data');
  const missing = findMissing(listRequiredData());
  return missing.length > 0 ? missing : checkData();
}

/** Finds the first of git's conflict markers in a file. */
export function findConflict(text: string, file: string): Problem[] {
  const conflict = /^<{7} /m.exec(text);
  return conflict ? [mergeConflict(text, conflict.index, file)] : [];
}

/** Finds what the compiler reports about modules of the content, and missing exports. */
export async function checkModules(files: readonly string[]): Promise<Problem[]> {
  const errors = await listTypeErrors(files);
  return files.flatMap((file): Problem[] => {
    const { names, rule } = ruleOf(file);
    const own = errors.filter(({ place }) => place.file === file);
    // The first syntax error usually causes the others.
    const syntax = own.filter(({ isSyntax }) => isSyntax).slice(0, 1);
    const text = fs.readFileSync(file, 'utf8');
    const missing = names.filter((name) => !new RegExp(`^export const ${name}\\b`, 'm').test(text));
    return [
      ...(syntax.length > 0 ? syntax : own).map(({ place, message, isSyntax }) =>
        errorAt(place, rule, ...describe(message, isSyntax)),
      ),
      ...missing.map((name) =>
        errorAt(topOf(file), rule, `The file doesn't export "${name}".`, `Write  export const ${name}`),
      ),
    ];
  });
}

const ruleOf = (file: string) =>
  Object.entries(contentModules).find(([name]) => file.endsWith(name))?.[1] ?? {
    names: [],
    rule: 'data' as const,
  };

function describe(message: string, isSyntax: boolean): [what: string, fix: string] {
  // The last line is about the innermost value.
  const reason = message.split('\n').at(-1)?.trim() ?? message;
  if (reason.startsWith('An object literal cannot have multiple properties'))
    return ['This name is here twice.', 'Delete one of the two.'];
  return isSyntax
    ? [
        `The file can't be read: ${reason}`,
        'Compare the line and the one above it with their neighbors: each entry ends with a comma, and texts are in quotes.',
      ]
    : [`This entry doesn't fit: ${reason}`, 'Compare it with the other entries.'];
}

type CompilerError = { place: Place; message: string; isSyntax: boolean };

/** Lists the mistakes in TypeScript files, but not in what they import. */
async function listTypeErrors(files: readonly string[]): Promise<CompilerError[]> {
  // It takes a second to load.
  const { default: ts } = await import('typescript');
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, '.');
  const program = ts.createProgram([...files], { ...options, incremental: false, types: [] });
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) return [];
    const syntax = program.getSyntacticDiagnostics(source);
    return [...syntax, ...program.getSemanticDiagnostics(source)].map((found) => {
      const { line, character } = source.getLineAndCharacterOfPosition(found.start ?? 0);
      const message = ts.flattenDiagnosticMessageText(found.messageText, '\n');
      const isSyntax = syntax.some((each) => each === found);
      return { place: { file, line: line + 1, column: character + 1 }, message, isSyntax };
    });
  });
}
