import { digestOfFiles, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { endingOf, listSamples, sampleFile } from '@/lib/content/samples/sample-files';
import type { Problem } from '@/lib/markup/problem';
import { listTypeErrors } from './type-errors';

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
  const errors = await listTypeErrors(files, ['node']);
  for (const file of files)
    if (errors.every((error) => error.file !== file)) passed.write(digestOfScript(file), '');
  return errors.map(({ file, line, column, code, message }) => ({
    ...{ file, line, column, level: 'warning', rule: 'samples' },
    what: `The types of the sample don't fit: ${message.replace(/\n\s*/g, ' ')}`,
    fix: `Correct the code. The compiler's message is TS${code}.`,
  }));
}
