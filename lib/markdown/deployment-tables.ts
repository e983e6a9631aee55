import { nearest } from '@/lib/nearest';
import { drawDeployments } from '@/lib/protocol/deployments-table';
import {
  isListed,
  listedReleases,
  type ReleaseName,
  releaseDeployments,
} from '@/lib/protocol/release-deployments';
import { type Attributes, DataTableError } from './data-tables';
import type { HtmlBlock } from './html-node';

const known = ['protocol', 'version', 'prefix'];

/**
 * `<Deployments protocol="…" version="…" />`: the addresses of a release. A second one on a page takes
 * `prefix="…"`, which stands before its anchors.
 */
export async function deploymentsTable(attributes: Attributes): Promise<HtmlBlock> {
  for (const name of Object.keys(attributes)) {
    if (!known.includes(name))
      throw new DataTableError(`<Deployments> takes no "${name}".`, `It takes ${known.join(', ')}.`);
  }
  const { protocol = '', version = '', prefix = '' } = attributes;
  if (!isListed({ protocol, version })) throw unknownRelease({ protocol, version });
  if (!/^[\w.-]*$/.test(prefix))
    throw new DataTableError(
      `The prefix "${prefix}" can't stand in an anchor.`,
      'Write letters, digits, dots, and hyphens, as in prefix="v1.0-".',
    );
  return drawDeployments(releaseDeployments({ protocol, version }), prefix);
}

function unknownRelease(written: ReleaseName): DataTableError {
  const toText = ({ protocol, version }: ReleaseName) => `protocol="${protocol}" version="${version}"`;
  const names = listedReleases.map(toText);
  const guess = nearest(toText(written), names);
  const list = `There are ${names.join(', ')}.`;
  return new DataTableError(
    `<Deployments> knows no ${toText(written)}.`,
    guess ? `Did you mean ${guess}? ${list}` : list,
  );
}
