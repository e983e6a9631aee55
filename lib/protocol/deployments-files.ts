import { invariant } from '@/lib/invariant';
import packageJson from '@/package.json';
import {
  listedReleases,
  type ReleaseDeployments,
  type ReleaseName,
  releaseDeployments,
} from './release-deployments';

/**
 * Version of the shape of the files. It rises when a field is renamed, taken out, or means something else; a field that
 * is added, or a column at the end, leaves it as it is.
 */
export const filesShape = 1;

/** Every field of the files, as readers see it: its path in JSON, its column in CSV, and what it holds. */
export const fileFields = [
  {
    json: 'shape',
    holds: `Version of this shape, now ${filesShape}; it changes when a field is renamed or removed`,
  },
  { json: 'package', holds: 'The npm package that the data comes from, with its version' },
  { json: 'protocol', csv: 'protocol', holds: 'The protocol, in lower case' },
  { json: 'version', csv: 'version', holds: 'The release' },
  { json: 'chains[].chainId', csv: 'chainId', holds: 'The ID of the chain, a number' },
  { json: 'chains[].name', csv: 'chain', holds: 'The name of the chain' },
  { json: 'chains[].isTestnet', csv: 'isTestnet', holds: 'true or false' },
  { json: 'chains[].contracts[].name', csv: 'contract', holds: 'The name of the contract' },
  { json: 'chains[].contracts[].address', csv: 'address', holds: 'The address, with the checksum of EIP-55' },
  {
    json: 'chains[].contracts[].alias',
    csv: 'alias',
    holds: 'The alias in the app, or null; an empty cell in CSV',
  },
  {
    json: 'chains[].contracts[].block',
    csv: 'block',
    holds: 'The deploy block, a number, or null; an empty cell in CSV',
  },
  {
    json: 'chains[].contracts[].explorerUrl',
    csv: 'explorerUrl',
    holds: 'The page about the contract on an explorer',
  },
] as const;

/** A release's deployments as JSON: every field is always there, and `null` where nothing is known. */
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
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** A release's deployments as CSV: a header, then one line for each contract on each chain. */
export function toCsv({ protocol, version, chains }: ReleaseDeployments): string {
  const header = fileFields.flatMap((field) => ('csv' in field ? [field.csv] : []));
  const rows = chains.flatMap(({ chainId, name: chain, isTestnet, contracts }) =>
    contracts.map(({ name, address, alias, block, explorerUrl }) => [
      ...[protocol, version, chainId, chain, isTestnet],
      ...[name, address, alias, block, explorerUrl],
    ]),
  );
  return [header, ...rows]
    .map((row) => `${row.map((cell) => quote(String(cell ?? ''))).join(',')}\n`)
    .join('');
}

/** A cell by the rules of RFC 4180. */
const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const formats = {
  json: { write: toJson, type: 'application/json' },
  csv: { write: toCsv, type: 'text/csv; charset=utf-8' },
};

/** The name of a release's file, as `lockup-v1.2.json`. */
export const deploymentsFile = ({ protocol, version }: ReleaseName, format: keyof typeof formats): string =>
  `${protocol}-${version}.${format}`;

/** The address at which the site serves a release's file, without the base path. */
export const deploymentsUrl = (release: ReleaseName, format: keyof typeof formats): string =>
  `/deployments/${deploymentsFile(release, format)}`;

const files = listedReleases.flatMap((release) =>
  (['json', 'csv'] as const).map((format) => ({ name: deploymentsFile(release, format), release, format })),
);

/** The names of all files that the site serves. */
export const listDeploymentsFiles = (): string[] => files.map(({ name }) => name);

/**
 * One of the files that the site serves.
 * @throws Error when there is no such file
 */
export function writeDeploymentsFile(name: string): { text: string; type: string } {
  const file = files.find((each) => each.name === name);
  invariant(file, `there is no file of deployments "${name}"`);
  const { write, type } = formats[file.format];
  return { text: write(releaseDeployments(file.release)), type };
}
