import type { Abi } from 'viem';
import { z } from 'zod';
import { digestOfFiles, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { publishedReleases } from '@/lib/protocol/published';
import { buildDescribed } from './build-described';
import { buildRelease } from './build-release';
import { compileRelease } from './compile-release';
import type { Item, ReleaseModel } from './model';
import { type Release, releaseId, releases } from './releases';
import { checkPackages } from './sources';

/**
 * Models of releases on disk, so that a build doesn't pay for the compiler. A model is found by the versions of the
 * packages, and by the code and data that made it.
 */
const cache = diskCache('.cache/contracts');

/** Everything that decides the models. */
export const listMakers = (): string[] => [
  ...modulesOf(['lib/reference/load-release.ts']),
  ...releases.flatMap((each) => ('dataFile' in each ? [each.dataFile] : [])),
  'package-lock.json',
];

const loaded = new Map<string, ReleaseModel>();

/**
 * The pages of a release.
 * @throws Error when a package is missing, has another version or doesn't compile
 */
export function loadRelease(release: Release): ReleaseModel {
  const id = releaseId(release);
  const known = loaded.get(id);
  if (known) return known;
  // What is kept must not hide that the packages are others now.
  if ('parts' in release) checkPackages(release);
  const name = `${id}-${makersDigest()}.json`;
  const kept = cache.read(name);
  // Written here alone, under a name that holds the digest of the code that wrote it.
  const model: ReleaseModel = kept ? JSON.parse(String(kept)) : buildModel(release);
  if (!kept) cache.write(name, JSON.stringify(model));
  loaded.set(id, model);
  return model;
}

/** The pages of all releases. */
export const loadReleases = (): ReleaseModel[] => releases.map(loadRelease);

function buildModel(release: Release): ReleaseModel {
  if ('parts' in release) return buildRelease(release, compileRelease(release));
  return buildDescribed(release, { abis: publishedAbis(release), librariesOf: libraryItems });
}

const abisSchema = z.record(z.string(), z.custom<Abi>(Array.isArray));

/** ABIs of a release from the `sablier` package. */
function publishedAbis({ protocol, version }: Release): Record<string, Abi> {
  return abisSchema.parse(publishedReleases()[protocol]?.[version]?.abi);
}

/** Entries that the compiled releases have for members of public libraries, such as OpenZeppelin's ERC721. */
const libraryItems = (): Item[] =>
  releases
    .filter((release) => 'parts' in release)
    .flatMap((release) => loadRelease(release).contracts)
    .flatMap(({ items }) => items.filter(({ inheritedFrom }) => inheritedFrom && !inheritedFrom.href));

let makersDigestCache: string | undefined;

function makersDigest(): string {
  makersDigestCache ??= digestOfFiles(listMakers());
  return makersDigestCache;
}
