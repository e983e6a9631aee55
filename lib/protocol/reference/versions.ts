import type { Element } from 'hast';
import { h } from 'hastscript';
import { toUrl } from '@/lib/markup/document';
import { loadReleases } from './load-release';
import type { Contract, ReleaseModel } from './model';

/** The matching page of another release, or the first page of that release. */
type Counterpart = { slug: string; isSameItem: boolean };

/**
 * Finds the page in another release of the same protocol that matches a contract: the contract of the same
 * name, ignoring the `V2` in older names, or else the first page of the release.
 */
export function counterpart(contract: Contract, other: ReleaseModel): Counterpart | undefined {
  const namesakes = other.contracts.filter(({ name }) => bareName(name) === bareName(contract.name));
  const same = namesakes.find(({ kind }) => kind === contract.kind) ?? namesakes[0];
  if (same) return { slug: same.slug, isSameItem: true };
  const [first] = other.contracts;
  return first && { slug: first.slug, isSameItem: false };
}

const bareName = (name: string): string => name.replace(/SablierV2/, 'Sablier');

/** Returns the other releases of the same protocol. */
export const otherReleases = ({ release }: ReleaseModel): ReleaseModel[] =>
  loadReleases().filter(
    (each) => each.release.protocol === release.protocol && each.release.version !== release.version,
  );

/** Returns the release of a protocol with the highest version. */
export function newestRelease(protocol: string): ReleaseModel | undefined {
  return loadReleases()
    .filter(({ release }) => release.protocol === protocol)
    .sort((a, b) => b.release.version.localeCompare(a.release.version, 'en', { numeric: true }))[0];
}

const protocolNames = { lockup: 'Lockup', flow: 'Flow' } as const;

/** Returns the name of a release, such as `Lockup v1.2`. */
export const releaseName = ({ release }: ReleaseModel): string =>
  `${protocolNames[release.protocol]} ${release.version}`;

/** Renders a note for pages of older releases that links to the matching page of the newest release. */
export function releaseNote(contract: Contract, model: ReleaseModel): Element[] {
  const newest = newestRelease(model.release.protocol);
  if (!newest || newest.release.version === model.release.version) return [];
  const target = counterpart(contract, newest);
  if (!target) return [];
  const words = target.isSameItem ? `the same page for ${newest.release.version}` : 'its contracts';
  return [
    h('p.release-note', [
      `This page documents ${releaseName(model)}. The newest release is ${newest.release.version}: `,
      h('a', { href: toUrl(target.slug) }, `see ${words}`),
      '.',
    ]),
  ];
}
