import { z } from 'zod';
import { knownLicenses } from './license-rules';

/** A package that's needed to build or serve the site, and its license as an SPDX expression, if known. */
export type LicensedPackage = { name: string; version: string; license: string | undefined };

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

/** Old packages list their licenses in an array or as objects. */
const manifestSchema = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

/**
 * Lists the production dependencies, including those for other platforms, which aren't installed here.
 *
 * No package does this job. `licensee` 12.0 reads only `node_modules`, so it misses the LGPL libraries of other platforms,
 * approves a package or a license but not a license for one package, has no types, and adds 127 packages.
 * `license-checker-rseidelsohn` also reads only `node_modules`: 5.0 needs Node 24, and 4.4 adds 75 packages.
 * @param lock the content of `package-lock.json`
 * @param readManifest returns the `package.json` of an installed package by its folder, or `undefined`; called if the
 * lock file has no license
 * @returns each version of each package once, sorted by name
 * @throws if the lock file has another format
 */
export function listLicenses(lock: unknown, readManifest: (folder: string) => unknown): LicensedPackage[] {
  const found = new Map<string, LicensedPackage>();
  for (const [folder, entry] of Object.entries(lockSchema.parse(lock).packages)) {
    if (folder === '' || entry.dev || entry.devOptional) continue;
    const name = entry.name ?? folder.replace(/^.*node_modules\//, '');
    const version = entry.version ?? '';
    const license = knownLicenses[name] ?? entry.license ?? licenseIn(readManifest(folder));
    found.set(`${name}@${version}`, { name, version, license });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function licenseIn(manifest: unknown): string | undefined {
  const { data } = manifestSchema.safeParse(manifest);
  if (typeof data?.license === 'string') return data.license;
  return data?.license?.type ?? (data?.licenses?.map(({ type }) => type).join(' OR ') || undefined);
}
