import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { digestOf, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf, readImports } from '@/lib/cache/modules-of';
import { filesBelow } from '@/lib/site/files-below';
import { listSources } from '@/lib/testing/list-sources';
import { type Inputs, isCode } from './watch-inputs';

/**
 * Checks that passed, by the digest of everything that decides their result. It's for checks that run other programs for
 * seconds, because `findUnchanged` can't know what those read.
 */
export const passedChecks = diskCache('.cache/passed-checks');

/** The digests of the test files that passed last time, in one entry. */
const record = diskCache('.cache/unit-tests');
const recordName = 'passed.json';
const recordSchema = z.record(z.string(), z.string());

/** A test file that has passed, and what it used besides the modules that it imports. */
export type PassedTest = { file: string; inputs: Inputs };

/**
 * Finds the test files that don't need to run, because they passed with the same modules, packages, content, and other
 * files that aren't code.
 * @param files all test files, as paths relative to the repository
 * @returns `unchanged`, and `remember`, which records those that have run and passed since. It leaves out those that read
 * code as text or start programs, because what they depend on isn't known. Inputs that change during the run don't count
 * as tested.
 */
export function findUnchanged(files: readonly string[]) {
  const importsOf = oncePerFile(readModules);
  const modulesOfTest = oncePerFile((file) => modulesOf([file, noteInputs], importsOf));
  const digestOfFile = oncePerFile((file) => digestOf(fs.readFileSync(file)));
  const digestOfAll = (places: readonly string[]) =>
    digestOf(...places.flatMap((file) => [file, digestOfFile(file)]));
  const data = digestOfAll(listSources().filter((file) => !isCode(file)));
  const digests = new Map(
    files.map((file) => [file, digestOf(process.version, data, digestOfAll(modulesOfTest(file)))]),
  );

  const earlier = readRecord();
  const unchanged = files.filter((file) => earlier[file] === digests.get(file));
  const isKnown = ({ file, inputs }: PassedTest) =>
    !inputs.startsPrograms && inputs.codeRead.every((each) => modulesOfTest(file).includes(each));
  const remember = (passed: readonly PassedTest[]) => {
    const known = [...unchanged, ...passed.filter(isKnown).map(({ file }) => file)];
    record.write(
      recordName,
      JSON.stringify(Object.fromEntries(known.map((file) => [file, digests.get(file)]))),
    );
  };
  return { unchanged, remember };
}

/**
 * Lists the modules that a module imports or names by their path, such as those of commands that it starts, scripts that
 * it bundles, and folders that it reads.
 */
export function readModules(file: string): string[] {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  const text = fs.readFileSync(file, 'utf8');
  const paths = [...text.matchAll(/'(?:\.\/)?((?:app|components|lib|e2e)\/[\w./[\]-]+)'/g)];
  const relative = [...text.matchAll(/(?:new URL\(|import\.meta\.dirname, )'([^']+)'/g)];
  const named = [
    ...paths.map(([, name = '']) => name),
    ...relative.map(([, name = '']) => path.join(path.dirname(file), name)),
  ];
  return [...readImports(file), ...named.flatMap(filesBelow)];
}

/** Returns the recorded digests, or none if there are none or they can't be read. */
function readRecord(): Record<string, string> {
  try {
    return recordSchema.parse(JSON.parse(record.read(recordName)?.toString() ?? '{}'));
  } catch {
    return {};
  }
}

/** Returns a function that reads each file once and remembers the result. */
export function oncePerFile<Result>(read: (file: string) => Result): (file: string) => Result {
  const results = new Map<string, Result>();
  return (file) => {
    const result = results.get(file) ?? read(file);
    results.set(file, result);
    return result;
  };
}

const noteInputs = 'lib/testing/units/note-inputs.ts';
