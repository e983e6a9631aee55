import fs from 'node:fs';
import { isAddress } from 'viem/utils';
import { z } from 'zod';
import { formatNumber } from '@/lib/figures/plot/format-quantity';
import { type Attributes, DataTableError, toTable } from '@/lib/markup/data-table';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { nearest } from '@/lib/site/nearest';
import { drawDeployments } from './deployments-table';
import { isListed, listedReleases, type ReleaseName, releaseDeployments } from './release-deployments';

const known = ['protocol', 'version', 'prefix', 'unlisted'];

/** `<DeploymentReleases />`: every listed release with its page and number of chains, as a Markdown table. */
export async function deploymentReleases(): Promise<string> {
  const rows = listedReleases.map((release) => {
    const { chains } = releaseDeployments(release);
    const aliases = new Set(chains.flatMap(({ contracts }) => contracts.flatMap(({ alias }) => alias ?? [])));
    const testnets = chains.filter(({ isTestnet }) => isTestnet).length;
    return [
      `[${releaseTitle(release)}](${release.page})`,
      [...aliases].map((alias) => `\`${alias}\``).join(', ') || 'None',
      String(chains.length - testnets),
      String(testnets),
    ];
  });
  return toTable(['Release', 'Aliases', 'Mainnets', 'Testnets'], rows);
}

/** Returns the title of a release, such as `Lockup v4.0`. */
const releaseTitle = ({ protocol, version }: ReleaseName): string =>
  `${protocol.charAt(0).toUpperCase()}${protocol.slice(1)} ${version}`;

/**
 * `<Deployments protocol="…" version="…" />`: the addresses of a release. A second one on a page needs a
 * `prefix="…"` for its anchors. `unlisted="…"` is the anchor of the page's section about other chains.
 */
export async function deploymentsTable(attributes: Attributes): Promise<HtmlBlock> {
  for (const name of Object.keys(attributes)) {
    if (!known.includes(name))
      throw new DataTableError(`<Deployments> takes no "${name}".`, `It takes ${known.join(', ')}.`);
  }
  const { protocol = '', version = '', prefix = '', unlisted } = attributes;
  if (!isListed({ protocol, version })) throw unknownRelease({ protocol, version });
  if (!/^[\w.-]*$/.test(prefix))
    throw new DataTableError(
      `The prefix "${prefix}" is not valid in an anchor.`,
      'Write letters, digits, dots, and hyphens, as in prefix="v1.0-".',
    );
  return drawDeployments(releaseDeployments({ protocol, version }), { prefix, unlisted });
}

function unknownRelease(written: ReleaseName): DataTableError {
  const toText = ({ protocol, version }: ReleaseName) => `protocol="${protocol}" version="${version}"`;
  const names = listedReleases.map(toText);
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
