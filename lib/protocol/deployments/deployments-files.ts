import { z } from 'zod';
import { releases } from '@/content/releases';
import { dataFile, words } from '@/lib/protocol/data-file';
import { type FamilyRelease, releaseId } from '@/lib/site/release';
import packageJson from '@/package.json';
import { type ReleaseDeployments, releaseDeployments } from './release-deployments';

/** Changes when a field is renamed, removed, or redefined, but not when a field or a final column is added. */
export const filesShape = 1;

/** Reads the fields of the files as documented for readers: JSON path, CSV column, and description. */
export const readFileFields = dataFile(
  'content/data/deployment-fields.json',
  z.array(z.strictObject({ json: words, csv: words.optional(), holds: words })),
);

/** Serializes a release's deployments as JSON. Every field is always present, and unknown values are `null`. */
export function toJson({ product, version, chains }: ReleaseDeployments): string {
  const file = {
    shape: filesShape,
    package: `sablier@${packageJson.dependencies.sablier}`,
    protocol: product,
    version,
    chains: chains.map(({ chainId, name, isTestnet, contracts }) => ({
      chainId,
      name,
      isTestnet,
      contracts,
    })),
  };
  return `${JSON.stringify(file, (_, value) => value ?? null)}\n`;
}

/** Serializes a release's deployments as CSV: a header, and one line for each contract on each chain. */
export function toCsv({ product, version, chains }: ReleaseDeployments): string {
  const header = readFileFields().flatMap(({ csv }) => csv ?? []);
  const rows = chains.flatMap(({ chainId, name: chain, isTestnet, contracts }) =>
    contracts.map(({ name, address, alias, block, explorerUrl }) => [
      product,
      version,
      chainId,
      chain,
      isTestnet,
      name,
      address,
      alias,
      block,
      explorerUrl,
    ]),
  );
  return [header, ...rows]
    .map((row) => `${row.map((cell) => quote(String(cell ?? ''))).join(',')}\n`)
    .join('');
}

/** Quotes a cell according to RFC 4180. */
const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const writers = { json: toJson, csv: toCsv };

/** Returns the URL of a release's file, without the base path, such as `/deployments/lockup-v1.2.json`. */
export const deploymentsUrl = (release: FamilyRelease, format: keyof typeof writers): string =>
  `/deployments/${releaseId(release)}.${format}`;

/** Lists all files that the site serves. */
export const listDeploymentsFiles = (): { url: string; write: () => string }[] =>
  releases.flatMap((release) =>
    (['json', 'csv'] as const).map((format) => ({
      url: deploymentsUrl(release, format),
      write: () => writers[format](releaseDeployments(release)),
    })),
  );
