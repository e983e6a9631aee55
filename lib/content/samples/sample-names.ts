import { digestOf, digestOfFiles, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { compileSources } from '@/lib/protocol/reference/compile-release';
import { nameResolver, type ResolvedName } from './resolve-names';
import { endingOf, listSamples, readSample, sampleFile } from './sample-files';
import { importLoader, releasesOfSample, stubsFolder, withImports } from './solidity-imports';

/**
 * Caches the names of samples on disk, so that most builds don't run the compiler. The key of a sample covers its text,
 * the samples that it imports, and everything else that affects the result.
 */
const cache = diskCache('.cache/sample-names');

/** The compiler that samples are checked with. */
const compiler = 'solc-0.8.26';

/**
 * Lists the names in a Solidity sample that refer to declarations in packages or other samples. Compiling one sample
 * takes almost as long as compiling all of them, so this also caches the names of the other samples that use the same
 * packages.
 * @param name as in `listSamples`
 * @returns an empty list if the sample doesn't compile, which a test reports
 */
export function namesInSample(name: string): ResolvedName[] {
  const cached = readNames(name);
  if (cached) return cached;
  const related = listSamples().filter(
    (each) =>
      each === name ||
      (endingOf(each) === 'sol' &&
        releasesOfSample(sampleFile(each)) === releasesOfSample(sampleFile(name)) &&
        !cache.has(entryOf(each))),
  );
  for (const [each, names] of compileNames(related)) cache.write(entryOf(each), JSON.stringify(names));
  return readNames(name) ?? [];
}

function readNames(name: string): ResolvedName[] | undefined {
  const stored = cache.read(entryOf(name));
  // Only `namesInSample` writes the entries, and their names contain a digest of its code.
  return stored && JSON.parse(String(stored));
}

function compileNames(names: readonly string[]): [string, ResolvedName[]][] {
  const files = names.map(sampleFile);
  try {
    const sources = Object.fromEntries(
      names.map((name) => [sampleFile(name), { content: readSample(name) }]),
    );
    const namesIn = nameResolver(compileSources(sources, compiler, importLoader(files)));
    return names.map((name) => [name, namesIn(sampleFile(name))]);
  } catch {
    // One of them doesn't compile.
    return names.length > 1 ? names.flatMap((name) => compileNames([name])) : names.map((name) => [name, []]);
  }
}

const entryOf = (name: string): string =>
  `${digestOf(inputsDigest(), name, readSample(name), digestOfFiles([...withImports(sampleFile(name))]))}.json`;

let inputsDigestCache: string | undefined;

function inputsDigest(): string {
  inputsDigestCache ??= digestOfFiles([
    ...modulesOf(['lib/content/samples/sample-names.ts']),
    stubsFolder,
    'package-lock.json',
  ]);
  return inputsDigestCache;
}
