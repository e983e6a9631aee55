import path from 'node:path/posix';
import ts from 'typescript';

/**
 * Type-checks modules from memory, as in a project with strict settings.
 * @param files contents by path
 * @param more options of the compiler, such as the packages whose types are known
 * @returns each error with its file and line
 */
export function typeErrors(files: ReadonlyMap<string, string>, more: ts.CompilerOptions): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    ...more,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  const folders = new Set([...files.keys()].map(path.dirname));
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.directoryExists = (name) => folders.has(name) || (directoryExists?.(name) ?? true);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, version, ...rest)
      : ts.createSourceFile(name, text, version);
  };
  const program = ts.createProgram(
    [...files.keys()].filter((name) => name.endsWith('.ts')),
    options,
    host,
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.text.slice(0, start).split('\n').length : 0;
    return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
