import fs from 'node:fs';
import { isAddress } from 'viem/utils';
import { z } from 'zod';
import { releases } from '@/content/releases';
import { formatNumber } from '@/lib/figures/plot/format-quantity';
import { type Attributes, DataTableError, toTable } from '@/lib/markup/data-table';
import { toUrl } from '@/lib/markup/document';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { longMonth } from '@/lib/markup/long-date';
import { nearest } from '@/lib/markup/nearest';
import { releaseTitle } from '@/lib/site/release';
import { findRelease } from '@/lib/site/releases';
import { drawDeployments } from './deployments-table';
import {
  type ReleaseDeployments,
  type ReleaseName,
  releaseDeployments,
  releaseNames,
} from './release-deployments';

const known = ['protocol', 'version', 'prefix', 'unlisted', 'formerly'];

/** `<DeploymentReleases />`: every release with its page, status, and number of chains, as a Markdown table. */
export async function deploymentReleases(): Promise<string> {
  const rows = releases.map((release) => {
    const { product: protocol, version, contracts: names, deployments, status, date } = release;
    const { chains } = releaseDeployments({ protocol, version });
    const contracts = chains.flatMap(({ contracts }) => contracts.filter(({ name }) => names.includes(name)));
    const aliases = new Set(contracts.flatMap(({ alias }) => alias ?? []));
    const testnets = chains.filter(({ isTestnet }) => isTestnet).length;
    return [
      `[${releaseTitle(release)}](${toUrl(deployments)})`,
      statuses[status],
      longMonth(date),
      [...aliases].map((alias) => `\`${alias}\``).join(', ') || 'None',
      String(chains.length - testnets),
      String(testnets),
    ];
  });
  return toTable(['Release', 'Status', 'Released', 'Aliases', 'Mainnets', 'Testnets'], rows);
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

const statuses = { newest: '**Newest**', older: 'Older', retired: 'Retired' };

/**
 * `<Deployments protocol="…" version="…" />`: the addresses of a release. A second one on a page needs a
 * `prefix="…"` for its anchors. `unlisted="…"` is the anchor of the page's section about other chains. `formerly="…"` is
 * the version that the page listed before: its anchors lead to the page that lists it now, which needs the same section
 * about other chains.
 */
export async function deploymentsTable(attributes: Attributes): Promise<HtmlBlock> {
  for (const name of Object.keys(attributes)) {
    if (!known.includes(name))
      throw new DataTableError(`<Deployments> takes no "${name}".`, `It takes ${known.join(', ')}.`);
  }
  const { protocol = '', version = '', prefix = '', unlisted, formerly } = attributes;
  const { release } = listedRelease(protocol, version);
  if (!/^[\w.-]*$/.test(prefix))
    throw new DataTableError(
      `The prefix "${prefix}" is not valid in an anchor.`,
      'Write letters, digits, dots, and hyphens, as in prefix="v1.0-".',
    );
  const former = formerly === undefined ? undefined : listedRelease(protocol, formerly);
  return drawDeployments(release, { prefix, unlisted, former });
}

function listedRelease(protocol: string, version: string): { release: ReleaseDeployments; page: string } {
  const listed = findRelease(protocol, version);
  if (!listed) throw unknownRelease({ protocol, version });
  return { release: releaseDeployments({ protocol, version }), page: listed.deployments };
}

function unknownRelease(written: ReleaseName): DataTableError {
  const toText = ({ protocol, version }: ReleaseName) => `protocol="${protocol}" version="${version}"`;
  const names = releaseNames.map(toText);
  const guess = nearest(toText(written), names);
  const list = `Use one of ${names.join(', ')}.`;
  return new DataTableError(
    `<Deployments> has no data for ${toText(written)}.`,
    guess ? `Did you mean ${guess}? ${list}` : list,
  );
}

/** `<InitialAdmin />`: the admin address of official deployments, as a code block. */
export const initialAdmin = (): string =>
  `\`\`\`text title="Admin of an official deployment"\n${readCustomDeployments().admin}\n\`\`\``;

/** `<CountLimits />`: the maximum numbers of segments and tranches by chain, as a Markdown table sorted by chain name. */
export async function countLimits(): Promise<string> {
  // The package is large, so it's only loaded for pages that need it.
  const { chainOf } = await import('./chains');
  const { chains, anyOther } = readCustomDeployments().limits;
  const known = chains.map(({ chainId, ...counts }) => ({
    chain: chainOf(chainId).name,
    chainId: String(chainId),
    ...counts,
  }));
  known.sort((a, b) => a.chain.localeCompare(b.chain));
  const rows = [...known, { chain: 'Any other chain', chainId: '', ...anyOther }].map(
    ({ chain, chainId, segments, tranches }) =>
      `| ${chain} | ${chainId} | ${formatNumber(segments)} | ${formatNumber(tranches)} |`,
  );
  const header = ['| Chain | Chain ID | Maximum segments | Maximum tranches |', '| :-- | --: | --: | --: |'];
  return [...header, ...rows].join('\n');
}

const count = z.number().int().positive();
const counts = { segments: count, tranches: count };

const schema = z.strictObject({
  /** The admin that a deployment must have to count as official. */
  admin: z.string().refine((text) => isAddress(text), 'is not an address with a valid checksum'),
  /** The maximum numbers of segments and tranches that Lockup v1.2's deployment script sets for a chain. */
  limits: z.strictObject({
    anyOther: z.strictObject(counts),
    chains: z.array(z.strictObject({ chainId: count, ...counts })),
  }),
});

const customDeploymentsFile = 'content/data/custom-deployments.json';

/**
 * Reads the parameters of custom deployments. They come from scripts in the repositories, because no package contains
 * them.
 * @throws if the file is missing or invalid
 */
export const readCustomDeployments = (): z.infer<typeof schema> =>
  schema.parse(JSON.parse(fs.readFileSync(customDeploymentsFile, 'utf8')));
