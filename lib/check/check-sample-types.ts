import type ts from 'typescript';
import { digestOfFiles, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { endingOf, listSamples, sampleFile } from '@/lib/content/samples/sample-files';
import type { Problem } from '@/lib/markup/problem';

/** The checks that passed, by the digest of what decides their result. */
const passed = diskCache('.cache/sample-types');

const digestOfScript = (file: string): string =>
  digestOfFiles([...modulesOf([file]), 'package-lock.json', 'tsconfig.json']);

const isScript = (name: string): boolean => ['ts', 'tsx'].includes(endingOf(name));

/**
 * Lists the TypeScript samples that some files can affect: themselves, and those that import them. It leaves out those that
 * have passed since.
 */
export const scriptsToCheck = (changed: readonly string[]): string[] =>
  listSamples()
    .filter(isScript)
    .map(sampleFile)
    .filter((file) => modulesOf([file]).some((each) => changed.includes(each)))
    .filter((file) => !passed.has(digestOfScript(file)));

/**
 * Reports type errors in TypeScript samples. It takes seconds, because the packages that samples import have thousands of
 * files.
 */
export async function checkSampleTypes(files: readonly string[]): Promise<Problem[]> {
  // It takes a second to load.
  const { default: ts } = await import('typescript');
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, '.');
  const program = ts.createProgram([...files], { ...options, incremental: false, types: ['node'] });
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) return [];
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    if (found.length === 0) passed.write(digestOfScript(file), '');
    return found.map((each) =>
      toProblem(file, source, each, ts.flattenDiagnosticMessageText(each.messageText, ' ')),
    );
  });
}

function toProblem(
  file: string,
  source: ts.SourceFile,
  { start = 0, code }: ts.Diagnostic,
  message: string,
): Problem {
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  return {
    file,
    line: line + 1,
    column: character + 1,
    level: 'warning',
    rule: 'samples',
    what: `The types of the sample don't fit: ${message}`,
    fix: `Correct the code. The compiler's message is TS${code}.`,
  };
}
