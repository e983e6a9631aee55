import { type Attributes, choose, type Marked } from '@/lib/markup/data-table';
import type { HtmlBlock } from '@/lib/markup/html-node';
import type { Sortable } from '@/lib/markup/table-elements';
import { type ApiTableName, apiTableNames } from '@/lib/protocol/api/table-names';
import { csvFormats, csvTemplate, readCsv } from '@/lib/protocol/apps/csv';

type Rendered = string | Sortable | Marked | HtmlBlock;

/**
 * The components that are generated from data, by name. Each function gets the author's attributes, returns Markdown
 * or, if Markdown has no syntax for it, HTML, and throws a `DataTableError` for invalid attributes.
 */
export const dataTables: Record<string, (attributes: Attributes) => Promise<Rendered>> = {
  ...Object.fromEntries(apiTableNames.map((name) => [name, apiTable(name)])),
  ChainReleases: async (attributes) => (await loadChainReleases()).chainReleases(attributes),
  Comptrollers: async () => (await loadAdmins()).comptrollers(),
  ComptrollerAdmins: async () => (await loadAdmins()).comptrollerAdmins(),
  ErrorTable: async (attributes) => (await loadErrorTables()).errorTable(attributes),
  GasSetup: async (attributes) => (await loadGasTables()).gasSetup(attributes),
  GasTable: async (attributes) => (await loadGasTables()).gasTable(attributes),
  AppChains: async () => (await loadUrls()).chainIds(),
  Deployments: async (attributes) => (await loadDeploymentTables()).deploymentsTable(attributes),
  DeploymentReleases: async () => (await loadDeploymentTables()).deploymentReleases(),
  CsvFormats: async () => csvFormats(),
  CsvTemplate: async (attributes) =>
    csvTemplate(choose('CsvTemplate', 'name', Object.keys(readCsv().templates), attributes)),
  InitialAdmin: async () => (await loadAdmins()).initialAdmin(),
  ProtocolAdmins: async () => (await loadAdmins()).protocolAdmins(),
  ReleaseAudits: async () => (await loadDeploymentTables()).releaseAudits(),
  ReleaseChanges: async (attributes) => (await loadChangeTables()).releaseChanges(attributes),
  ReleaseLog: async () => (await import('./reference/change-tables')).releaseLog(),
  StreamAliases: async () => (await loadUrls()).streamAliases(),
  StreamCollections: async () => (await loadDeploymentTables()).streamCollections(),
  UrlScheme: async (attributes) => {
    const { readSchemes, urlScheme } = await loadUrls();
    return urlScheme(choose('UrlScheme', 'name', Object.keys(readSchemes()), attributes));
  },
};

/** Lists the files that a table depends on, also missing ones: a query without variables can get some later. */
export async function tableInputs(
  name: string,
  { product = '', vendor = '', name: query = '' }: Attributes,
): Promise<string[]> {
  return name === 'ApiQuery'
    ? (await import('@/lib/protocol/api/query-sample')).queryFiles(product, vendor, query)
    : [];
}

function apiTable(name: ApiTableName) {
  return async (attributes: Attributes) =>
    (await import('@/lib/protocol/api/api-tables')).apiTables[name](attributes);
}

// These modules read a lot of data, so each one is loaded only for pages that use it.
const loadAdmins = () => import('./deployments/admins');
const loadChainReleases = () => import('./deployments/chain-releases');
const loadChangeTables = () => import('./reference/change-tables');
const loadDeploymentTables = () => import('./deployments/deployment-tables');
const loadErrorTables = () => import('./errors/error-tables');
const loadGasTables = () => import('./gas/gas-data');
const loadUrls = () => import('./apps/urls');
