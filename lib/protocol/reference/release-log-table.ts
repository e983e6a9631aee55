import { longDate } from '@/lib/markup/long-date';
import { listedReleases, releaseDeployments } from '@/lib/protocol/deployments/release-deployments';
import { type ReleaseEntry, readReleaseLog } from '@/lib/protocol/deployments/release-log';
import { loadReleases } from './load-release';
import { comparisons } from './release-changes';

/** `<ReleaseLog />`: every release under its own heading, with its date, changes, contracts, and links. */
export const releaseLog = async (): Promise<string> => readReleaseLog().map(toSection).join('\n\n');

function toSection({ title, date, what, source, ...release }: ReleaseEntry): string {
  const { chains } = releaseDeployments(release);
  const names = new Set(chains.flatMap(({ contracts }) => contracts.map(({ name }) => name)));
  return [
    `## ${title}`,
    `Released on ${longDate(date)}. ${what}`,
    `- Contracts: ${[...names].map((name) => `\`${name}\``).join(', ')}`,
    `- Links: ${linksOf(release, source).join(', ')}`,
  ]
    .join('\n\n')
    .replace('\n\n- Links', '\n- Links');
}

type Name = Pick<ReleaseEntry, 'protocol' | 'version'>;

function linksOf(release: Name, source: string): string[] {
  const page = listedReleases.find((each) => isSame(each, release))?.page;
  const model = loadReleases().find((each) => isSame(each.release, release));
  const compared = Object.values(comparisons).find(({ protocol, to }) =>
    isSame({ protocol, version: to.version }, release),
  );
  return [
    ...(page ? [`[addresses](${page})`] : []),
    ...(model?.contracts[0] ? [`[contract reference](/${model.contracts[0].slug})`] : []),
    ...(compared
      ? [`[changes since ${compared.from.version}](/reference/${compared.protocol}/changes)`]
      : []),
    `[changelog](${source})`,
  ];
}

const isSame = (a: Name, b: Name): boolean => a.protocol === b.protocol && a.version === b.version;
