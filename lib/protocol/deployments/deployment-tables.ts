import { z } from 'zod';
import { releases } from '@/content/releases';
import { type Attributes, choose, DataTableError, toTable } from '@/lib/markup/data-table';
import { toUrl } from '@/lib/markup/document';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { dataFile } from '@/lib/protocol/data-file';
import { required } from '@/lib/site/invariant';
import { type Product, products, type Release, releaseTitle } from '@/lib/site/release';
import { findRelease, releasesOf } from '@/lib/site/releases';
import { drawDeployments } from './deployments-table';
import { deploymentOf, releaseDeployments } from './release-deployments';

/** `<DeploymentReleases />`: every release with its page, status, and number of chains, as a Markdown table. */
export function deploymentReleases(): string {
  const rows = releases.map((release) => {
    const { contracts: names, deployments, status, date } = release;
    const { chains } = releaseDeployments(release);
    const contracts = chains.flatMap(({ contracts }) => contracts.filter(({ name }) => names.includes(name)));
    const aliases = new Set(contracts.flatMap(({ alias }) => alias ?? []));
    const testnets = chains.filter(({ isTestnet }) => isTestnet).length;
    return [
      `[${releaseTitle(release)}](${toUrl(deployments)})${statuses[status]}`,
      month.format(new Date(date)),
      [...aliases].map((alias) => `\`${alias}\``).join(', ') || 'None',
      `${chains.length - testnets}`,
      `${testnets}`,
    ];
  });
  return toTable(['Release', 'Released', 'Aliases', 'Mainnets', 'Testnets'], rows);
}

/** `<ReleaseAudits />`: every release that was audited, with its reports, as a Markdown table. */
export const releaseAudits = (): string =>
  toTable(
    ['Release', 'Reports, latest first'],
    releases
      .filter(({ audits }) => audits.length > 0)
      .map((release) => [
        `[${releaseTitle(release)}](${toUrl(release.deployments)})`,
        release.audits.map(({ auditor, date }) => `${auditor} (${date})`).join('; '),
      ]),
  );

/** Short enough for all columns to fit a phone. */
const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' });

const statuses = { newest: ',\u00a0**newest**', older: '', retired: ', retired' };

/**
 * `<Deployments protocol="…" version="…" />`. `prefix` is for the anchors of a second one on a page, `unlisted` the
 * anchor of the section about other chains, and `formerly` the version that the page listed before.
 */
export function deploymentsTable(attributes: Attributes): HtmlBlock {
  const { prefix = '', unlisted, formerly } = attributes;
  const release = releaseIn('version', attributes);
  if (!/^[\w.-]*$/.test(prefix))
    throw new DataTableError(
      `The prefix "${prefix}" is not valid in an anchor.`,
      'Write letters, digits, dots, and hyphens, as in prefix="v1.0-".',
    );
  const former = formerly === undefined ? undefined : releaseIn('formerly', attributes);
  return drawDeployments(releaseDeployments(release), {
    prefix,
    unlisted,
    former: former && { release: releaseDeployments(former), page: former.deployments },
  });
}

function releaseIn(attribute: string, attributes: Attributes): Release {
  const product = choose('Deployments', 'protocol', Object.keys(products) as Product[], attributes);
  const versions = releasesOf(product).map(({ version }) => version);
  return required(findRelease(product, choose('Deployments', attribute, versions, attributes)));
}

/** Reads the ERC-721 collections of streams, whose names and symbols no package has. */
export const readCollections = dataFile(
  'content/data/stream-collections.json',
  z.array(
    z
      .strictObject({
        protocol: z.enum(['lockup', 'flow']),
        release: z.string(),
        contract: z.string(),
        name: z.string(),
        symbol: z.string(),
      })
      .refine(
        ({ protocol, release, contract }) => findRelease(protocol, release)?.contracts.includes(contract),
        { path: ['release'], error: 'no such release has this contract' },
      ),
  ),
);

/** `<StreamCollections />`: the ERC-721 collections of streams on Ethereum, as a Markdown table. */
export const streamCollections = (): string =>
  toTable(
    ['Contract', 'ERC-721 name', 'Symbol', 'Address on Ethereum'],
    readCollections().map(({ protocol, release, contract, name, symbol }) => {
      const { address, explorerUrl } = deploymentOf({ product: protocol, version: release }, contract, 1);
      return [`\`${contract}\` ${release}`, name, `\`${symbol}\``, `[\`${address}\`](${explorerUrl})`];
    }),
  );
