import type { Element, Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { drawDeployments } from './deployments-table';
import { listedReleases, releaseDeployments } from './release-deployments';

const draw = (protocol: string, version: string, prefix?: string) =>
  drawDeployments(releaseDeployments({ protocol, version }), prefix);

const elementsOf = (tree: Nodes, condition: (element: Element) => boolean): Element[] => {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (condition(element)) found.push(element);
  });
  return found;
};
const idsOf = (tree: Nodes): string[] =>
  elementsOf(tree, ({ properties }) => Boolean(properties.id)).map(({ properties }) => String(properties.id));

/** The row of a contract, as HTML. */
function rowOf(tree: Nodes, id: string): string {
  const [row] = elementsOf(tree, ({ tagName, properties }) => tagName === 'tr' && properties.id === id);
  return row ? toHtml(row) : `no row ${id}`;
}

describe.each(listedReleases)('$protocol $version', ({ protocol, version }) => {
  const { element, headings, anchors } = draw(protocol, version);

  test('every heading and anchor is the id of one element, and there are no others', () => {
    const ids = idsOf(element);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...headings.map(({ id }) => id), ...anchors].toSorted()).toEqual(ids.toSorted());
  });

  test('a row and the address in it are anchors, for every contract on every chain', () => {
    const { chains } = releaseDeployments({ protocol, version });
    const wanted = chains.flatMap(({ chainId, contracts }) =>
      contracts.flatMap(({ name, address }) => [`${chainId}-${name}`, address]),
    );
    expect(wanted.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  test('every link within the table leads to one of its ids', () => {
    const links = elementsOf(element, ({ properties }) => String(properties.href ?? '').startsWith('#'));
    const ids = idsOf(element);
    expect(links.filter(({ properties }) => !ids.includes(String(properties.href).slice(1)))).toEqual([]);
  });
});

test('mainnets and testnets stand under headings of their own, each chain below', () => {
  const { headings } = draw('lockup', 'v1.2');
  expect(headings.filter(({ depth }) => depth === 2).map(({ id }) => id)).toEqual(['mainnets', 'testnets']);
  expect(headings).toContainEqual({ depth: 3, id: 'ethereum', text: 'Ethereum' });
});

test('a release without testnets is not divided, and offers no switch', () => {
  const { element, headings } = draw('legacy', 'v1.1');
  expect(headings.every(({ depth }) => depth === 3)).toBe(true);
  expect(toHtml(element)).not.toContain('data-network-switch');
  expect(toHtml(draw('lockup', 'v1.2').element)).toContain('data-network-switch');
});

test('a prefix lets two releases share a page', () => {
  const ids = [...idsOf(draw('legacy', 'v1.1').element), ...idsOf(draw('legacy', 'v1.0', 'v1.0-').element)];
  expect(ids).toEqual(expect.arrayContaining(['ethereum', '1-Sablier', 'v1.0-ethereum', 'v1.0-1-Sablier']));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a row shows name, alias, address with its explorer, and deploy block', () => {
  const { chains } = releaseDeployments({ protocol: 'lockup', version: 'v1.2' });
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

test('a deploy block that is not known is told, and a release that knows none has no column for it', () => {
  expect(rowOf(draw('lockup', 'v1.2').element, '1-SablierV2BatchLockup')).toContain('not listed');
  expect(toHtml(draw('legacy', 'v1.1').element)).not.toContain('>Deploy block<');
});

test('the same address on another chain is told, above all when another contract stands there', () => {
  const flow = draw('flow', 'v1.0').element;
  expect(rowOf(flow, '1890-SablierFlow')).toContain(
    'The same address on <a href="#34443-FlowNFTDescriptor">Mode</a> is another contract, FlowNFTDescriptor.',
  );
  expect(rowOf(draw('lockup', 'v1.2').element, '5845-SablierV2LockupLinear')).toContain(
    'The same address on <a href="#2818-SablierV2LockupLinear">Morph</a> is this contract, too.',
  );
});
