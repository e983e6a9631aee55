import data from '@/content/data/reference-releases.json';
import type { readReferenceReleases } from './release-schema';

/** An entry of `content/data/reference-releases.json`. */
export type Release = ReturnType<typeof readReferenceReleases>[number];

/** A release whose model comes from its compiled sources, from a data file, or from its ABIs. */
export type CompiledRelease = Extract<Release, { parts: unknown }>;
export type StoredRelease = Extract<Release, { dataFile: string }>;
export type AbiRelease = Extract<Release, { abis: unknown }>;

/** The releases in the order of the sidebar. The newest packages have no tags, so their files are linked as on npm. */
export const releases = data as readonly Release[];

/** Whether the pages' addresses lack the version, because the reference once covered only this release. */
export const isUnversioned = ({ base, version }: Pick<Release, 'base' | 'version'>): boolean =>
  !base.endsWith(version);

/** Whether a slug is that of a page of the contract reference, which ends with a kind and a name. */
export const isContractSlug = (slug: string): boolean => /^reference\/.*\.\w+$/.test(slug);
