import type { Attributes, Marked } from '@/lib/markup/data-table';
import type { HtmlBlock } from '@/lib/markup/html-node';
import type { Sortable } from '@/lib/markup/table-elements';
import { csvFormats, csvTemplate } from '@/lib/protocol/apps/csv';

type Rendered = string | Sortable | Marked | HtmlBlock;

type DataTable = {
  /** The attributes that an author can write. */
  takes: readonly string[];
  /** Returns Markdown or, if it has no syntax for it, HTML. Throws a `DataTableError` for invalid values. */
  make: (attributes: Attributes) => Promise<Rendered>;
};

const table = (takes: readonly string[], make: DataTable['make']): DataTable => ({ takes, make });

/** A component of the API section. */
const apiTable = (name: keyof typeof import('./api/api-tables').apiTables, ...takes: string[]): DataTable =>
  table(takes, async (attributes) => (await import('./api/api-tables')).apiTables[name](attributes));

/** The components that are generated from data, by name. */
export const dataTables: Readonly<Record<string, DataTable>> = {
  ApiChains: apiTable('ApiChains', 'product'),
  ApiDifferences: apiTable('ApiDifferences', 'product'),
  ApiEndpoints: apiTable('ApiEndpoints', 'indexer'),
  ApiEntities: apiTable('ApiEntities', 'product'),
  ApiEnvioEndpoint: apiTable('ApiEnvioEndpoint', 'indexer'),
  ApiFormerEntities: apiTable('ApiFormerEntities', 'product'),
  ApiFormerSchema: apiTable('ApiFormerSchema', 'product'),
  ApiLegacyEndpoints: apiTable('ApiLegacyEndpoints'),
  ApiQuery: apiTable('ApiQuery', 'product', 'vendor', 'name'),
  ApiScope: apiTable('ApiScope', 'product', 'vendor'),
  ApiTypes: apiTable('ApiTypes', 'product'),
  ApiUrl: apiTable('ApiUrl', 'indexer', 'vendor'),
  ApiUrlPatterns: apiTable('ApiUrlPatterns'),
  ChainReleases: table(['of'], async (attributes) => (await loadChainReleases()).chainReleases(attributes)),
  Comptrollers: table([], async () => (await loadAdmins()).comptrollers()),
  ComptrollerAdmins: table([], async () => (await loadAdmins()).comptrollerAdmins()),
  ErrorTable: table(['library'], async (attributes) => (await loadErrorTables()).errorTable(attributes)),
  GasSetup: table(['data', 'name'], async (attributes) => (await loadGasTables()).gasSetup(attributes)),
  GasTable: table(['data', 'name'], async (attributes) => (await loadGasTables()).gasTable(attributes)),
  AppChains: table([], async () => (await loadUrls()).chainIds()),
  Deployments: table(['protocol', 'version', 'prefix', 'unlisted', 'formerly'], async (attributes) =>
    (await loadDeploymentTables()).deploymentsTable(attributes),
  ),
  DeploymentReleases: table([], async () => (await loadDeploymentTables()).deploymentReleases()),
  CsvFormats: table([], async () => csvFormats()),
  CsvTemplate: table(['name'], async (attributes) => csvTemplate(attributes)),
  InitialAdmin: table([], async () => (await loadAdmins()).initialAdmin()),
  ProtocolAdmins: table([], async () => (await loadAdmins()).protocolAdmins()),
  ReleaseAudits: table([], async () => (await loadDeploymentTables()).releaseAudits()),
  ReleaseChanges: table(['of', 'from', 'to', 'kind'], async (attributes) =>
    (await loadChangeTables()).releaseChanges(attributes),
  ),
  ReleaseLog: table([], async () => (await loadChangeTables()).releaseLog()),
  StreamAliases: table([], async () => (await loadUrls()).streamAliases()),
  StreamCollections: table([], async () => (await loadDeploymentTables()).streamCollections()),
  UrlScheme: table(['name'], async (attributes) => (await loadUrls()).urlScheme(attributes)),
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

// These modules read a lot of data, so each one is loaded only for pages that use it.
const loadAdmins = () => import('./deployments/admins');
const loadChainReleases = () => import('./deployments/chain-releases');
const loadChangeTables = () => import('./reference/change-tables');
const loadDeploymentTables = () => import('./deployments/deployment-tables');
const loadErrorTables = () => import('./errors/error-tables');
const loadGasTables = () => import('./gas/gas-data');
const loadUrls = () => import('./apps/urls');
