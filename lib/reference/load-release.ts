import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Abi } from 'viem';
import { z } from 'zod';
import { filesBelow } from '@/lib/files-below';
import { publishedReleases } from '@/lib/protocol/published';
import { buildDescribed } from './build-described';
import { buildRelease } from './build-release';
import { compileRelease } from './compile-release';
import type { Item, ReleaseModel } from './model';
import { type Release, releaseId, releases } from './releases';
import { checkPackages } from './sources';

/**
 * Models of releases on disk, so that a build doesn't pay for the compiler. The folder is safe to delete: a model is found
 * by the versions of the packages and by the code that made it.
 */
const folder = path.join('.cache', 'contracts');

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
  const file = path.join(folder, `${id}-${makersDigest()}.json`);
  const model = readCached(file) ?? writeCached(file, buildModel(release));
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

function readCached(file: string): ReleaseModel | undefined {
  try {
    // Written by `writeCached` alone, under a name that holds the digest of the code that wrote it.
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function writeCached(file: string, model: ReleaseModel): ReleaseModel {
  fs.mkdirSync(folder, { recursive: true });
  // Written aside and renamed, because several workers may write the same entry.
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(model));
  fs.renameSync(draft, file);
  return model;
}

let makersDigestCache: string | undefined;

/** A digest of what decides the models: the code, the data files and the versions of all packages. */
function makersDigest(): string {
  makersDigestCache ??= createHash('sha256')
    .update(
      [
        ...filesBelow('lib/reference').filter(decidesModels).sort(),
        ...releases.flatMap((each) => ('dataFile' in each ? [each.dataFile] : [])),
        'package-lock.json',
      ]
        .map((file) => fs.readFileSync(file, 'utf8'))
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 24);
  return makersDigestCache;
}

/** Tests decide nothing, and what is written from a model is no part of it. */
const decidesModels = (file: string): boolean => !/\.test\.ts$|\/html\/|\/to-[\w-]+\.ts$/.test(file);
