import { digestOnce, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { addressesOf, publishedAbis } from '@/lib/protocol/deployments/release-deployments';
import { required } from '@/lib/site/invariant';
import { releaseId } from '@/lib/site/release';
import { abiWords } from './abi-words';
import { buildAbiRelease } from './build-abi-release';
import { buildRelease } from './build-release';
import { compileRelease } from './compile-release';
import { completeEntries, completions } from './complete-entries';
import type { Contract, ReleaseModel } from './model';
import { readRelease } from './read-release';
import { type Release, releases } from './releases';
import { checkPackages } from './sources';

/** Compiled models, so that most builds don't run the compiler. The key covers packages, code, and data. */
const cache = diskCache('.cache/contracts');

/** Lists all files that the models depend on. */
export const listInputs = (): string[] => [
  ...modulesOf(['lib/protocol/reference/load-release.ts']),
  ...releases.flatMap((each) =>
    'dataFile' in each ? [each.dataFile] : 'abis' in each ? [abiWords(each).file] : [],
  ),
  ...completions.map(({ file }) => file),
  'package-lock.json',
];

const loaded = new Map<string, ReleaseModel>();

/**
 * Loads the pages of a release.
 * @throws if a package is missing or doesn't compile, or a data file is invalid
 */
export function loadRelease(release: Release): ReleaseModel {
  const id = releaseId(release);
  const known = loaded.get(id);
  if (known) return known;
  // Check even if the model is cached, so that a change of the installed packages is noticed.
  if ('parts' in release) checkPackages(release);
  const name = nameOf(release);
  const kept = cache.read(name);
  // The cast is safe, because only this function writes the entry, whose name contains the digest of the code.
  const model: ReleaseModel = kept ? JSON.parse(String(kept)) : makeModel(release);
  if (!kept) cache.write(name, JSON.stringify(model));
  loaded.set(id, model);
  return model;
}

const nameOf = (release: Release): string => `${releaseId(release)}-${inputsDigest()}.json`;

/** Whether the cache contains all releases, so that loading them doesn't run the compiler. */
export const areReleasesCached = (): boolean => releases.every((release) => cache.has(nameOf(release)));

/** Loads the pages of all releases. */
export const loadReleases = (): ReleaseModel[] => releases.map(loadRelease);

const makeModel = (release: Release): ReleaseModel => addDeployments(completeEntries(buildModel(release)));

/** Builds the pages of a release from its sources or ABIs only. */
export function buildModel(release: Release): ReleaseModel {
  if ('parts' in release) return buildRelease(release, compileRelease(release));
  if ('dataFile' in release) return readRelease(release);
  const words = abiWords(release)();
  const others = Object.keys(words.same).map((id) => [id, loadReleaseWithId(id)] as const);
  return buildAbiRelease(release, { abis: publishedAbis(release), words, others: new Map(others) });
}

function loadReleaseWithId(id: string): ReleaseModel {
  const release = releases.find((each) => releaseId(each) === id);
  return loadRelease(required(release, `no release has the ID ${id}`));
}

const inputsDigest = digestOnce(listInputs);

/** Adds addresses, and the ABIs that the sources lack, from the published `sablier` package. */
function addDeployments(model: ReleaseModel): ReleaseModel {
  const { release } = model;
  const abis = publishedAbis(release);
  const contracts = model.contracts.map((contract): Contract => {
    const { name, kind, abi = abis.get(name) } = contract;
    const addresses = kind === 'contract' ? addressesOf(release, name) : [];
    return { ...contract, ...(abi && { abi }), addresses };
  });
  return { ...model, contracts };
}
