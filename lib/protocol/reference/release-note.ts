import type { Element } from 'hast';
import { h } from 'hastscript';
import { toUrl } from '@/lib/markup/document';
import type { Contract, ReleaseModel } from './model';
import { counterpart, newestRelease } from './versions';

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
