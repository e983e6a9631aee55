import { formatNumber } from '@/lib/figures/plot/format-quantity';
import { readCustomDeployments } from './custom-deployments';

/** `<InitialAdmin />`: the address that an official deployment names as its admin, as a block to copy. */
export const initialAdmin = (): string =>
  `\`\`\`text title="Admin of an official deployment"\n${readCustomDeployments().admin}\n\`\`\``;

/** `<CountLimits />`: the most segments and tranches by chain, as a Markdown table sorted by the chain's name. */
export async function countLimits(): Promise<string> {
  // The package is large, so it is loaded only for a page that asks for it.
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
