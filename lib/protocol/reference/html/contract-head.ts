import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { importOf } from '../entry-parts';
import type { ChainAddress, Contract, Piece } from '../model';
import { pieceToCode } from './inline';

type Content = (ElementContent | string)[];

/**
 * Renders what a reader needs before a call (the import, the package, the ABI, and the addresses), followed
 * by the contract's bases and the contracts that inherit from it.
 * @param abi the URL of the ABI's files without their extension, if there are any
 */
export function contractHead(
  { name, source, inherits, inheritedBy, addresses }: Contract,
  abi?: string,
): Element {
  const { published } = source;
  return h('dl.about', [
    ...(published
      ? [
          row('Import', [h('code', { dataCopy: 'import' }, inHalves(importOf(name, published.importPath)))]),
          row('Package', packageOf(published)),
        ]
      : []),
    row('Source', [h('a', { href: source.url }, source.file), ...(published ? [] : [` in ${source.label}`])]),
    ...(abi ? [row('ABI', abiLinks(abi))] : []),
    ...(addresses.length > 0 ? [row('Addresses', [addressList(addresses)])] : []),
    ...(inherits.length > 0 ? [row('Inherits from', list(inherits))] : []),
    ...(inheritedBy.length > 0 ? [row('Inherited by', list(inheritedBy))] : []),
  ]);
}

/** If an import doesn't fit on one line, it wraps before its path, and if that doesn't fit either, after a slash. */
function inHalves(code: string): Content {
  const path = code.indexOf('from ');
  const folders = code.slice(path).split(/(?<=\/)/);
  return [
    code.slice(0, path),
    h(
      'span',
      folders.flatMap((part, index) => (index > 0 ? [h('wbr'), part] : [part])),
    ),
  ];
}

const row = (title: string, content: Content): Element => h('div', [h('dt', title), h('dd', content)]);

function packageOf({
  package: name,
  version,
  license,
  pragma,
}: NonNullable<Contract['source']['published']>): Content {
  const terms = [license, pragma && `Solidity ${pragma}`].filter(Boolean);
  return [
    h('a', { href: `https://www.npmjs.com/package/${name}/v/${version}` }, `${name} ${version}`),
    ...terms.map((term) => ` · ${term}`),
  ];
}

/** A script adds a button that copies the JSON file. */
const abiLinks = (abi: string): Content => [
  h('a', { href: `${abi}.ts` }, 'TypeScript'),
  ' · ',
  h('a', { href: `${abi}.json`, dataCopyFile: 'ABI' }, 'JSON'),
];

function addressList(addresses: readonly ChainAddress[]): Element {
  const testnets = addresses.filter(({ isTestnet }) => isTestnet).length;
  const counts = [count(addresses.length - testnets, 'mainnet'), count(testnets, 'testnet')];
  return h('details', [
    h('summary', counts.filter(Boolean).join(', ')),
    h(
      'ul',
      addresses.map(({ chain, address, explorerUrl }) =>
        h('li', [h('a', { href: explorerUrl }, chain), h('code', { dataCopy: '' }, address)]),
      ),
    ),
  ]);
}

const count = (number: number, what: string): string =>
  number === 0 ? '' : `${number} ${what}${number === 1 ? '' : 's'}`;

const list = (pieces: readonly Piece[]): Content =>
  pieces.flatMap((piece, index) => [...(index > 0 ? [', '] : []), pieceToCode(piece)]);
