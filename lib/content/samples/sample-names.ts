import { digestOf, digestOfFiles, digestOnce, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { CompilerError, compileSources, type SourceFault } from '@/lib/protocol/reference/compile-release';
import { itemAt, required } from '@/lib/site/invariant';
import { nameResolver, type ResolvedName } from './resolve-names';
import { endingOf, listSamples, readSample, sampleFile } from './sample-files';
import { importLoader, releasesOfSample, stubsFolder, withImports } from './solidity-imports';

/** Names found earlier, so that most builds don't run the compiler. The key covers everything that affects them. */
const cache = diskCache('.cache/sample-names');

/** The compiler that samples are checked with. */
const compiler = 'solc-0.8.26';

/** What the compiler finds in a sample: the names that refer to declarations elsewhere, or what is wrong. */
type Findings = { names: ResolvedName[]; faults: SourceFault[] };

/**
 * Lists the names in a Solidity sample that refer to declarations in packages or other samples.
 * @param name as in `listSamples`
 * @returns an empty list if the sample doesn't compile
 */
export const namesInSample = (name: string): ResolvedName[] => findingsIn(name).names;

/** Lists what keeps a Solidity sample from compiling, also if it's in a file that the sample imports. */
export const faultsInSample = (name: string): SourceFault[] => findingsIn(name).faults;

/** Caches the names in all samples with the same packages, because compiling all of them takes hardly longer. */
function findingsIn(name: string): Findings {
  const cached = readFindings(name);
  if (cached) return cached;
  const related = listSamples().filter(
    (each) =>
      each === name ||
      (endingOf(each) === 'sol' &&
        releasesOfSample(sampleFile(each)) === releasesOfSample(sampleFile(name)) &&
        !cache.has(entryOf(each))),
  );
  const found = new Map(compileSamples(related));
  for (const [each, findings] of found) cache.write(entryOf(each), JSON.stringify(findings));
  return required(found.get(name), `${name} was compiled`);
}

function readFindings(name: string): Findings | undefined {
  const stored = cache.read(entryOf(name));
  // Only `findingsIn` writes the entries, and their names contain a digest of its code.
  return stored && JSON.parse(String(stored));
}

function compileSamples(names: readonly string[]): [string, Findings][] {
  try {
    const sources = Object.fromEntries(
      names.map((name) => [sampleFile(name), { content: readSample(name) }]),
    );
    // The reference has no entries for the library of tests.
    const isOmitted = (file: string): boolean => file.startsWith('forge-std/');
    const namesIn = nameResolver(
      compileSources(sources, compiler, importLoader(sampleFile(itemAt(names, 0))), isOmitted),
    );
    return names.map((name) => [name, { names: namesIn(sampleFile(name)), faults: [] }]);
  } catch (error) {
    if (!(error instanceof CompilerError)) throw error;
    const { faults } = error;
    // The others may compile without those that are wrong.
    return names.length === 1
      ? names.map((name) => [name, { names: [], faults }])
      : names.flatMap((name) => compileSamples([name]));
  }
}

const entryOf = (name: string): string =>
  `${digestOf(inputsDigest(), name, readSample(name), digestOfFiles([...withImports(sampleFile(name))]))}.json`;

const inputsDigest = digestOnce(() => [
  ...modulesOf(['lib/content/samples/sample-names.ts']),
  stubsFolder,
  'package-lock.json',
]);
