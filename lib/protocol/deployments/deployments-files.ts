import { z } from 'zod';
import { dataFile, words } from '@/lib/protocol/data-file';
import { invariant } from '@/lib/site/invariant';
import packageJson from '@/package.json';
import {
  type ReleaseDeployments,
  type ReleaseName,
  releaseDeployments,
  releaseNames,
} from './release-deployments';

/** Changes when a field is renamed, removed, or redefined, but not when a field or a final column is added. */
export const filesShape = 1;

/** Reads the fields of the files as documented for readers: JSON path, CSV column, and description. */
export const readFileFields = dataFile(
  'content/data/deployment-fields.json',
  z.array(z.strictObject({ json: words, csv: words.optional(), holds: words })),
);

/** Serializes a release's deployments as JSON. Every field is always present, and unknown values are `null`. */
export function toJson({ protocol, version, chains }: ReleaseDeployments): string {
  const file = {
    shape: filesShape,
    package: `sablier@${packageJson.dependencies.sablier}`,
    protocol,
    version,
    chains: chains.map(({ chainId, name, isTestnet, contracts }) => ({
      chainId,
      name,
      isTestnet,
      contracts: contracts.map(({ name, address, alias = null, block = null, explorerUrl }) => ({
        name,
        address,
        alias,
        block,
        explorerUrl,
      })),
    })),
  };
  return `${JSON.stringify(file)}\n`;
}

/** Serializes a release's deployments as CSV: a header, and one line for each contract on each chain. */
export function toCsv({ protocol, version, chains }: ReleaseDeployments): string {
  const header = readFileFields().flatMap(({ csv }) => csv ?? []);
  const rows = chains.flatMap(({ chainId, name: chain, isTestnet, contracts }) =>
    contracts.map(({ name, address, alias, block, explorerUrl }) => [
      protocol,
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

const formats = {
  json: { write: toJson, type: 'application/json' },
  csv: { write: toCsv, type: 'text/csv; charset=utf-8' },
};

/** Returns the name of a release's file, such as `lockup-v1.2.json`. */
const deploymentsFile = ({ protocol, version }: ReleaseName, format: keyof typeof formats): string =>
  `${protocol}-${version}.${format}`;

/** Returns the URL of a release's file, without the base path. */
export const deploymentsUrl = (release: ReleaseName, format: keyof typeof formats): string =>
  `/deployments/${deploymentsFile(release, format)}`;

const files = releaseNames.flatMap((release) =>
  (['json', 'csv'] as const).map((format) => ({ name: deploymentsFile(release, format), release, format })),
);

/** Lists the names of all files that the site serves. */
export const listDeploymentsFiles = (): string[] => files.map(({ name }) => name);

/**
 * Generates one of the files that the site serves.
 * @throws if there's no such file
 */
export function writeDeploymentsFile(name: string): { text: string; type: string } {
  const file = files.find((each) => each.name === name);
  invariant(file, `there is no file of deployments "${name}"`);
  const { write, type } = formats[file.format];
  return { text: write(releaseDeployments(file.release)), type };
}
