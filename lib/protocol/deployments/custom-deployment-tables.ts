import fs from 'node:fs';
import { isAddress } from 'viem/utils';
import { z } from 'zod';
import { formatNumber } from '@/lib/figures/plot/format-quantity';

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
