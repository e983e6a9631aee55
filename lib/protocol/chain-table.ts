import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { ContractAnchors, DeploymentAnchors } from './deployment-anchors';
import type { ChainDeployment, DeployedContract } from './release-deployments';

/** The contracts of a release on one chain, under a heading: a table whose rows and addresses have ids. */
export function drawChain(chain: ChainDeployment, anchors: DeploymentAnchors): Element {
  const id = anchors.chainOf(chain);
  // A release that the package knows no block of has no column for it.
  const hasBlocks = chain.contracts.some(({ block }) => block !== undefined);
  const heads = [`Contract on ${chain.name}`, 'Address', ...(hasBlocks ? ['Deploy block'] : [])];
  return h('section.deployments-chain', [
    h('h3', { id }, chain.name),
    h('p', [
      `Chain ID ${chain.chainId}. Addresses open on `,
      h('a', { href: chain.explorerUrl }, new URL(chain.explorerUrl).host),
      '.',
    ]),
    h('table', { ariaLabelledBy: [id] }, [
      h(
        'thead',
        h(
          'tr',
          heads.map((text) => h('th', { scope: 'col' }, text)),
        ),
      ),
      h(
        'tbody',
        chain.contracts.map((contract) =>
          drawContract(chain, contract, anchors.contractOf(chain, contract), hasBlocks),
        ),
      ),
    ]),
  ]);
}

function drawContract(
  chain: ChainDeployment,
  { name, address, alias, block, explorerUrl }: DeployedContract,
  anchors: ContractAnchors,
  hasBlocks: boolean,
): Element {
  const dataCopy = `address of ${name} on ${chain.name}`;
  return h('tr', { id: anchors.row }, [
    h('th', { scope: 'row' }, [h('code', name), ...aliasOf(alias)]),
    h('td', [
      h('code', { id: anchors.address, dataCopy }, h('a', { href: explorerUrl }, inHalves(address))),
      ...twinsOf(name, anchors.twins),
    ]),
    hasBlocks ? drawBlock(block) : null,
  ]);
}

const drawBlock = (block: number | undefined): Element =>
  block === undefined ? h('td.deployments-unknown', 'not listed') : h('td.deployments-block', String(block));

const aliasOf = (alias: string | undefined): ElementContent[] =>
  alias ? [h('span', ' '), h('span.deployments-alias', [h('span.visually-hidden', 'alias '), alias])] : [];

/** Where there is no room for it on one line, an address breaks in the middle, which is easier to compare. */
const inHalves = (address: string): ElementContent[] => [
  { type: 'text', value: address.slice(0, 22) },
  h('wbr'),
  { type: 'text', value: address.slice(22) },
];

/** An address doesn't tell its chain: what else stands there is told, above all when it is another contract. */
const twinsOf = (name: string, twins: ContractAnchors['twins']): ElementContent[] =>
  twins.map(({ row, chain, contract }) =>
    h('p.deployments-twin', [
      'The same address on ',
      h('a', { href: `#${row}` }, chain),
      contract === name ? ' is this contract, too.' : ` is another contract, ${contract}.`,
    ]),
  );
