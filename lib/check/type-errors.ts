import type { Place } from '@/lib/markup/problem';

export type CompilerError = Place & { code: number; message: string; isSyntax: boolean };

/** Lists the mistakes in TypeScript files, but not in what they import. */
export async function listTypeErrors(files: readonly string[]): Promise<CompilerError[]> {
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
      return { file, line: line + 1, column: character + 1, code: found.code, message, isSyntax };
    });
  });
}
