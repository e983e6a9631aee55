import { type ApiTableName, apiTableNames } from '@/lib/api/table-names';
import { csvFormats, csvTemplate } from '@/lib/apps/csv-markdown';
import { isTemplate, templates } from '@/lib/apps/csv-templates';
import { chainIds, streamAliases, urlScheme } from '@/lib/apps/url-markdown';
import { isScheme, schemes } from '@/lib/apps/url-schemes';
import { nearest } from '@/lib/nearest';
import { readAdmins } from '@/lib/protocol/admins';
import type { HtmlBlock } from './html-node';
import { toTable } from './markdown-table';
import type { Sortable } from './sortable-tables';

/**
 * What pages include by name and is made from data: addresses come from the published package or from a checked data
 * file, never from an author's keyboard. Each gives Markdown, so that contents list, search and plain-text forms see
 * what the reader sees, or finished HTML with its headings and anchors, where Markdown has no sign for it. It gets the
 * attributes that the author wrote, and throws a `DataTableError` when it can't use them.
 */
export const dataTables: Record<string, (attributes: Attributes) => Promise<string | Sortable | HtmlBlock>> =
  {
    ...Object.fromEntries(apiTableNames.map((name) => [name, apiTable(name)])),
    CountLimits: async () => (await loadCustomDeployments()).countLimits(),
    ErrorTable: async (attributes) => (await loadErrorTables()).errorTable(attributes),
    GasChart: async (attributes) => (await loadGasTables()).gasChart(attributes),
    GasSetup: async (attributes) => (await loadGasTables()).gasSetup(attributes),
    GasTable: async (attributes) => (await loadGasTables()).gasTable(attributes),
    AppChains: async () => chainIds(),
    Deployments: async (attributes) => (await loadDeploymentTables()).deploymentsTable(attributes),
    DeploymentReleases: async () => (await loadDeploymentTables()).deploymentReleases(),
    CsvFormats: async () => csvFormats(),
    CsvTemplate: async ({ name = '' }) =>
      isTemplate(name) ? csvTemplate(name) : unknownName('CSV template', name, Object.keys(templates)),
    InitialAdmin: async () => (await loadCustomDeployments()).initialAdmin(),
    ProtocolAdmins: protocolAdminsTable,
    ReleaseChanges: async (attributes) => (await loadChangeTables()).releaseChanges(attributes),
    ReleaseLog: async () => (await import('./release-log-table')).releaseLog(),
    StreamAliases: async () => streamAliases(),
    StreamCollections: streamCollectionsTable,
    UrlScheme: async ({ name = '' }) =>
      isScheme(name) ? urlScheme(name) : unknownName('URL scheme', name, Object.keys(schemes)),
  };

/** Files that decide what a table holds, also those that may come: a query that one indexer lacks can be written later. */
export async function tableInputs(
  name: string,
  { product = '', name: query = '' }: Attributes,
): Promise<string[]> {
  return name === 'ApiQuery' ? (await import('@/lib/api/query-sample')).queryFiles(product, query) : [];
}

/** The attributes of a data table: all are plain text. */
export type Attributes = Record<string, string>;

/** An author's mistake in the attributes of a data table. */
export class DataTableError extends Error {
  /**
   * @param message what is wrong, as a sentence
   * @param mend how to mend it, as a sentence
   */
  constructor(
    message: string,
    readonly mend: string,
  ) {
    super(message);
    this.name = 'DataTableError';
  }
}

/** @throws DataTableError that names the nearest name that exists, or all of them */
function unknownName(kind: string, name: string, names: string[]): never {
  const guess = nearest(name, names);
  const mend = guess ? `Did you mean "${guess}"?` : `There are ${names.join(', ')}.`;
  throw new DataTableError(`There is no ${kind} "${name}".`, mend);
}

const link = (address: string, url: string) => `[\`${address}\`](${url})`;

function apiTable(name: ApiTableName) {
  return async (attributes: Attributes) => (await import('@/lib/api/api-tables')).apiTables[name](attributes);
}

const loadCustomDeployments = () => import('./custom-deployment-tables');

// These need the error above, so they are loaded only after it is there.
const loadChangeTables = () => import('./change-tables');
const loadDeploymentTables = () => import('./deployment-tables');
const loadErrorTables = () => import('./error-tables');
const loadGasTables = () => import('./gas-tables');

// The package is large, so it is loaded only for a page that asks for it.
const loadDeployments = () => import('@/lib/protocol/deployments');

async function protocolAdminsTable(): Promise<string> {
  const { chainOf } = await import('@/lib/protocol/chains');
  const admins = readAdmins();
  const rows = admins.chains.map(({ chainId, admin }) => {
    const chain = chainOf(chainId);
    return [chain.name, link(admin, `${chain.explorerUrl}/address/${admin}`)];
  });
  return `${toTable(['Chain', 'Protocol Admin'], rows)}\n\nOn every other chain, the admin is \`${admins.default}\`.`;
}

async function streamCollectionsTable(): Promise<string> {
  const { deploymentOf } = await loadDeployments();
  const collections = [
    {
      protocol: 'lockup',
      release: 'v1.2',
      contract: 'SablierV2LockupLinear',
      name: 'Sablier V2 Lockup Linear NFT',
      symbol: 'SAB-V2-LOCKUP-LIN',
    },
    {
      protocol: 'lockup',
      release: 'v1.2',
      contract: 'SablierV2LockupDynamic',
      name: 'Sablier V2 Lockup Dynamic NFT',
      symbol: 'SAB-V2-LOCKUP-DYN',
    },
    {
      protocol: 'lockup',
      release: 'v1.2',
      contract: 'SablierV2LockupTranched',
      name: 'Sablier V2 Lockup Tranched NFT',
      symbol: 'SAB-V2-LOCKUP-TRA',
    },
    {
      protocol: 'flow',
      release: 'v1.0',
      contract: 'SablierFlow',
      name: 'Sablier Flow NFT',
      symbol: 'SAB-FLOW',
    },
  ] as const;
  const rows = collections.map(({ protocol, release, contract, name, symbol }) => {
    const { address, explorerUrl } = deploymentOf({ protocol, release, contract, chainId: 1 });
    return [`\`${contract}\` ${release}`, name, `\`${symbol}\``, link(address, explorerUrl)];
  });
  return toTable(['Contract', 'ERC-721 name', 'Symbol', 'Address on Ethereum'], rows);
}
