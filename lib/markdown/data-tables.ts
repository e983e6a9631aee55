import { readAdmins } from '@/lib/protocol/admins';
import type { HtmlBlock } from './html-node';

/**
 * What pages include by name and is made from data: addresses come from the published package or from a checked data
 * file, never from an author's keyboard. Each gives Markdown, so that contents list, search and plain-text forms see
 * what the reader sees, or finished HTML with its headings and anchors, where Markdown has no sign for it. It gets the
 * attributes that the author wrote, and throws a `DataTableError` when it can't use them.
 */
export const dataTables: Record<string, (attributes: Attributes) => Promise<string | HtmlBlock>> = {
  ProtocolAdmins: protocolAdminsTable,
  StreamCollections: streamCollectionsTable,
};

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

const link = (address: string, url: string) => `[\`${address}\`](${url})`;

const table = (header: string[], rows: string[][]): string =>
  [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

// The package is large, so it is loaded only for a page that asks for it.
const loadDeployments = () => import('@/lib/protocol/deployments');

async function protocolAdminsTable(): Promise<string> {
  const { chainOf } = await loadDeployments();
  const admins = readAdmins();
  const rows = admins.chains.map(({ chainId, admin }) => {
    const chain = chainOf(chainId);
    return [chain.name, link(admin, `${chain.explorerUrl}/address/${admin}`)];
  });
  return `${table(['Chain', 'Protocol Admin'], rows)}\n\nOn every other chain the admin is \`${admins.default}\`.`;
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
  return table(['Contract', 'ERC-721 name', 'Symbol', 'Address on Ethereum'], rows);
}
