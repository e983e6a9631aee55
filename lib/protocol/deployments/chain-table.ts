import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { drawTable } from '@/lib/markup/data-table';
import type { ContractAnchors, DeploymentAnchors } from './former-anchors';
import type { ChainDeployment, DeployedContract } from './release-deployments';

/** Renders the contracts of a release on one chain. `data-find` has further words by which the filter finds it. */
export function drawChain(chain: ChainDeployment, anchors: DeploymentAnchors): Element {
  const id = anchors.chainOf(chain);
  // If the package has few deploy blocks for a release, they're below the addresses.
  const known = chain.contracts.filter(({ block }) => block !== undefined);
  const hasColumn = known.length > 0 && known.length >= chain.contracts.length / 2;
  const heads = [`Contract on ${chain.name}`, 'Address', ...(hasColumn ? ['Deploy block'] : [])];
  return h('section.deployments-chain', { dataFind: `${chain.chainId} ${chain.slug}` }, [
    h('h3', { id }, chain.name),
    h('p', [
      `Chain ID ${chain.chainId}. Addresses link to `,
      h('a', { href: chain.explorerUrl }, new URL(chain.explorerUrl).host),
      '.',
    ]),
    drawTable(
      heads,
      chain.contracts.map((contract) =>
        drawContract(chain, contract, anchors.contractOf(chain, contract), hasColumn),
      ),
      { ariaLabelledBy: [id] },
    ),
  ]);
}

function drawContract(
  chain: ChainDeployment,
  { name, address, alias, block, explorerUrl }: DeployedContract,
  anchors: ContractAnchors,
  hasColumn: boolean,
): Element {
  const dataCopy = `address of ${name} on ${chain.name}`;
  return h('tr', { id: anchors.row }, [
    h('th', { scope: 'row' }, [h('code', name), ...aliasOf(alias)]),
    h('td', [
      h('code', { id: anchors.address, dataCopy }, h('a', { href: explorerUrl }, inHalves(address))),
      hasColumn || block === undefined ? null : h('p.deployments-note', `Deployed in block ${block}.`),
      ...twinsOf(name, anchors.twins),
    ]),
    hasColumn ? drawBlock(block) : null,
  ]);
}

const drawBlock = (block: number | undefined): Element =>
  block === undefined
    ? h('td.deployments-unknown', h('span.visually-hidden', 'not listed'))
    : h('td.deployments-block', String(block));

const aliasOf = (alias: string | undefined): ElementContent[] =>
  alias ? [h('span', ' '), h('span.deployments-alias', [h('span.visually-hidden', 'alias '), alias])] : [];

/** If an address doesn't fit on one line, it wraps in the middle, which makes it easier to compare. */
const inHalves = (address: string): ElementContent[] => [
  { type: 'text', value: address.slice(0, 22) },
  h('wbr'),
  { type: 'text', value: address.slice(22) },
];

/** If an address is the same on more chains than this, they're counted instead of listed. */
const mostNamed = 3;

/** Other chains on which the address exists, especially if it's a different contract there. */
function twinsOf(name: string, twins: ContractAnchors['twins']): ElementContent[] {
  const same = twins.filter(({ contract }) => contract === name);
  const isMany = same.length > mostNamed;
  return [
    ...(isMany ? [h('p.deployments-note', `The same address on ${same.length} other chains.`)] : []),
    ...twins
      .filter(({ contract }) => !isMany || contract !== name)
      .map(({ row, chain, contract }) =>
        h('p.deployments-note', [
          'The same address on ',
          h('a', { href: `#${row}` }, chain),
          contract === name ? ' is also this contract.' : ` is a different contract, ${contract}.`,
        ]),
      ),
  ];
}
