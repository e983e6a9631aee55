import type { Element, Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { releases } from '@/content/releases';
import type { Product } from '@/lib/site/release';
import { drawDeployments } from './deployments-table';
import { releaseDeployments } from './release-deployments';

const draw = (product: Product, version: string, prefix?: string) =>
  drawDeployments(releaseDeployments({ product, version }), { prefix });

const elementsOf = (tree: Nodes, condition: (element: Element) => boolean): Element[] => {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (condition(element)) found.push(element);
  });
  return found;
};
const idsOf = (tree: Nodes): string[] =>
  elementsOf(tree, ({ properties }) => Boolean(properties.id)).map(({ properties }) => String(properties.id));

/** Returns a contract's row as HTML. */
function rowOf(tree: Nodes, id: string): string {
  const [row] = elementsOf(tree, ({ tagName, properties }) => tagName === 'tr' && properties.id === id);
  return row ? toHtml(row) : `no row ${id}`;
}

describe.each(releases)('$product $version', ({ product, version }) => {
  const { element, headings, anchors } = draw(product, version);

  test('every heading and anchor is the unique ID of an element, and there are no other IDs', () => {
    const ids = idsOf(element);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...headings.map(({ id }) => id), ...anchors].toSorted()).toEqual(ids.toSorted());
  });

  test('the row and the address of every contract on every chain are anchors', () => {
    const { chains } = releaseDeployments({ product, version });
    const wanted = chains.flatMap(({ chainId, contracts }) =>
      contracts.flatMap(({ name, address }) => [`${chainId}-${name}`, address]),
    );
    expect(wanted.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  test('every link within the table leads to one of its IDs', () => {
    const links = elementsOf(element, ({ properties }) => String(properties.href ?? '').startsWith('#'));
    const ids = idsOf(element);
    expect(links.filter(({ properties }) => !ids.includes(String(properties.href).slice(1)))).toEqual([]);
  });
});

test('a row shows the name, alias, address with its explorer link, and deploy block', () => {
  const { chains } = releaseDeployments({ product: 'lockup', version: 'v1.2' });
  const linear = chains[0]?.contracts.find(({ name }) => name === 'SablierV2LockupLinear');
  const row = rowOf(draw('lockup', 'v1.2').element, '1-SablierV2LockupLinear');
  expect(row).toContain('<code>SablierV2LockupLinear</code>');
  expect(row).toContain('LL3');
  expect(row).toContain(`id="${linear?.address}"`);
  expect(row).toContain(`href="https://etherscan.io/address/${linear?.address}"`);
  expect(row).toContain('data-copy="address of SablierV2LockupLinear on Ethereum"');
  expect(row.replace('<wbr>', '')).toContain(`>${linear?.address}</a>`);
  expect(row).toContain(`>${linear?.block}</td>`);
});

test('if few contracts of a chain have a deploy block, it is below the address', () => {
  const { chains } = releaseDeployments({ product: 'lockup', version: 'v4.0' });
  const lockup = chains[0]?.contracts.find(({ name }) => name === 'SablierLockup');
  const { element } = draw('lockup', 'v4.0');
  expect(rowOf(element, '1-SablierLockup')).toContain(`>Deployed in block ${lockup?.block}.</p>`);
  expect(toHtml(element)).not.toContain('Deploy block');
});

test('the same address on another chain is listed, especially if it is a different contract', () => {
  const flow = draw('flow', 'v1.0').element;
  expect(rowOf(flow, '1890-SablierFlow')).toContain(
    'The same address on <a href="#34443-FlowNFTDescriptor">Mode</a> is a different contract, FlowNFTDescriptor.',
  );
  expect(rowOf(draw('lockup', 'v1.2').element, '5845-SablierV2LockupLinear')).toContain(
    'The same address on <a href="#2818-SablierV2LockupLinear">Morph</a> is also this contract.',
  );
});

test('the anchors of the release that a page listed before lead to its own page, and shared ones stay', () => {
  const former = releaseDeployments({ product: 'lockup', version: 'v1.2' });
  const { movedAnchors = {} } = drawDeployments(releaseDeployments({ product: 'lockup', version: 'v4.0' }), {
    unlisted: 'others',
    former: { release: former, page: 'guides/old' },
  });
  const address = former.chains[0]?.contracts[0]?.address ?? '';
  expect(movedAnchors).toMatchObject({
    '1-SablierV2LockupLinear': '/guides/old#1-SablierV2LockupLinear',
    [address]: `/guides/old#${address}`,
    tangle: '/guides/old#tangle',
    'core-5': '/guides/old#56-SablierV2LockupLinear',
    iotex: '/guides/old#others',
  });
  expect(movedAnchors).not.toHaveProperty('arbitrum');
  expect(movedAnchors).not.toHaveProperty('mainnets');
});

describe('headings of the earlier site', () => {
  const drawFormer = (version: string, unlisted?: string) =>
    drawDeployments(releaseDeployments({ product: 'lockup', version }), { unlisted }).movedAnchors ?? {};

  test('redirect to the chain, and to the first core and periphery contract on it', () => {
    expect(drawFormer('v1.2')).toMatchObject({
      'ethereum-mainnet': 'ethereum',
      core: '1-SablierV2LockupLinear',
      periphery: '1-SablierV2BatchLockup',
      'core-5': '56-SablierV2LockupLinear',
      'zksync-sepolia': 'zksync-sepolia-testnet',
    });
    expect(drawFormer('v1.0')).toMatchObject({ 'periphery-3': '43114-SablierV2ProxyTarget' });
  });
});
