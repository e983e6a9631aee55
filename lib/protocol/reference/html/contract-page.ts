import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Heading } from '@/lib/markup/document';
import { type HtmlBlock, toBlock as toHtmlBlock } from '@/lib/markup/html-node';
import { plural } from '@/lib/markup/plural';
import { callerGroup, callerGroups, isCallable, isRead, nameGroups } from '../caller-groups';
import type { ContractCalls } from '../calls/call-forms';
import { firstSentence } from '../doc-text';
import { importOf } from '../entry-parts';
import { formerAnchors } from '../former-anchors';
import { type ChainAddress, type Contract, type Item, type Piece, textOf } from '../model';
import { modelOf, sectionsOf } from '../sections';
import { callBlock } from './call-code';
import { type EntryContext, entry, foldedAs, points } from './entry';
import { markdownToHtml, piecesInLine, toBlock, withoutLinks } from './inline';

/** What a page needs in addition to its contract and errors. */
export type PageContext = EntryContext & {
  /** The prefix of all members' short links, such as `/s/Vault`. Absent if members have none. */
  shortLink?: string;
  /** The URL of the contract's ABI files, without their extension. Absent if there are none. */
  abi?: string;
};

/** Renders the content of a reference page. */
export function contractPage(context: PageContext): HtmlBlock {
  const { contract, shortLink, abi, calls } = context;
  const movedAnchors = formerAnchors(contract);
  const formerOf = (id: string) => Object.keys(movedAnchors).filter((from) => movedAnchors[from] === id);
  const elements: Element[] = [
    ...contract.docs.details.map((text) => toBlock(text) as Element),
    ...points(contract),
    contractHead(contract, abi, calls),
    ...contractIndex(contract),
  ];
  for (const { id, title, items } of sectionsOf(contract)) {
    elements.push(
      h('h2', { id }, [...formerOf(id).map((from) => h('span', { id: from })), title]),
      ...items.map((item) => entry(item, context, formerOf(item.anchor))),
    );
  }
  const block = toHtmlBlock(h('div.contract', { dataShort: shortLink }, elements), movedAnchors);
  return { ...block, headings: withGroups(block.headings, contract) };
}

/** Adds to the headings of functions what callers use them for, if that divides them. The rest of a page has few. */
function withGroups(headings: readonly Heading[], contract: Contract): Heading[] {
  const functions = sectionsOf(contract).find(({ title }) => title === 'Functions')?.items ?? [];
  const names = nameGroups(contract);
  const groups = new Map(functions.map((item) => [item.anchor, names[callerGroup(item) ?? 'read']]));
  const isDivided = new Set(groups.values()).size > 1;
  return headings.map((heading) => {
    const group = groups.get(heading.id);
    return isDivided && group !== undefined ? { ...heading, group } : heading;
  });
}

type Content = (ElementContent | string)[];

/**
 * Renders what a reader needs before a call (the import, the package, the ABI, the addresses, and what the example
 * calls require), followed by the contract's bases and the contracts that inherit from it.
 * @param abi the URL of the ABI's files without their extension, if there are any
 */
export function contractHead(
  { name, source, inherits, inheritedBy, addresses }: Contract,
  abi?: string,
  calls?: ContractCalls,
): Element {
  const { published } = source;
  return h('dl.about', [
    ...(published
      ? [
          row('Import', [
            h('code', { dataCopy: 'import', tabIndex: 0 }, inHalves(importOf(name, published.importPath))),
          ]),
          row('Package', packageOf(published)),
        ]
      : []),
    row('Source', [
      h('a', { href: source.url }, source.file),
      ...(published ? [] : [` in ${source.label}`]),
      // A script adds a button that copies the JSON file.
      ...(abi
        ? [
            ' · ABI in ',
            h('a', { href: `${abi}.ts` }, 'TypeScript'),
            ' and ',
            h('a', { href: `${abi}.json`, dataCopyFile: 'ABI' }, 'JSON'),
          ]
        : []),
    ]),
    ...(addresses.length > 0 ? [row('Addresses', [addressList(addresses)])] : []),
    ...(calls
      ? [row('Example calls', [foldedAs('Imports and variables', callBlock('setup', calls.setup))])]
      : []),
    ...(inherits.length > 0 ? [row('Inherits from', namesOf(inherits))] : []),
    ...(inheritedBy.length > 0 ? [row('Inherited by', piecesInLine(inheritedBy))] : []),
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
    // Lines don't begin with the dot.
    ...terms.flatMap((term) => ['\u00a0· ', h('span.together', `${term}`)]),
  ];
}

/** Many names would fill the first screen of a phone. */
const namesOf = (pieces: readonly Piece[]): Content =>
  pieces.length > 4
    ? [foldedAs(plural(pieces.length, 'contract'), h('div', piecesInLine(pieces)))]
    : piecesInLine(pieces);

function addressList(addresses: readonly ChainAddress[]): Element {
  const testnets = addresses.filter(({ isTestnet }) => isTestnet).length;
  const mainnets = addresses.length - testnets;
  const counts = [
    ...(mainnets > 0 ? [plural(mainnets, 'mainnet')] : []),
    ...(testnets > 0 ? [plural(testnets, 'testnet')] : []),
  ];
  return foldedAs(
    counts.join(', '),
    h(
      'ul',
      addresses.map(({ chain, address, explorerUrl, isTestnet }) =>
        h(isTestnet ? 'li.testnet' : 'li', [
          h('a', { href: explorerUrl }, chain),
          h('code', { dataCopy: '' }, address),
        ]),
      ),
    ),
  );
}

/** Renders an index of the functions, grouped by what a caller does, with links to the events and errors. */
export function contractIndex(contract: Contract): Element[] {
  const sections = sectionsOf(contract);
  const functions = sections.flatMap(({ items }) => items).filter(isCallable);
  // A page with fewer functions is as quick to read as its index.
  if (functions.length < 3) return [];
  const names = nameGroups(contract);
  const lists = callerGroups.flatMap((group) => {
    const items = functions.filter((item) => (callerGroup(item) ?? 'manage') === group);
    if (items.length === 0) return [];
    const sorted = items.every(isRead) ? items.toSorted(byName) : items;
    return [h('p.member-label', names[group]), h('ul', sorted.map(toLine))];
  });
  return [h('nav.contract-index', { ariaLabel: `Functions of ${contract.name}` }, lists)];
}

/** The order of the contracts that declare the getters means nothing to a reader. */
const byName = (a: Item, b: Item): number => a.name.localeCompare(b.name, 'en');

function toLine(item: Item): Element {
  const marks = marksOf(item);
  return h('li', [
    h('a', { href: `#${item.anchor}` }, [h('b', item.name), ...argumentsOf(item)]),
    h('span', sentenceOf(item)),
    ...(marks ? [h('small', marks)] : []),
  ]);
}

/** Functions for several models often have the same sentence. The title of the group of reads already implies `view`. */
const marksOf = (item: Item): string =>
  [modelOf(item), ...['pure', 'payable'].filter((word) => item.qualities.includes(word))]
    .filter(Boolean)
    .join(' · ');

/** The getter of a mapping takes its keys. */
function argumentsOf({ kind, parameters, type }: Item): Content {
  const names =
    kind === 'function'
      ? parameters.map((each) => each.name || textOf(each.type))
      : Array.from(textOf(type).matchAll(/(\w+) =>/g), ([, key]) => key);
  return ['(', ...(names.length > 0 ? [h('wbr')] : []), `${names.join(', ')})`];
}

/**
 * Links inside the sentence would compete with the line's own link. Dozens of lines below each other would begin with the
 * same verb.
 */
const sentenceOf = ({ docs }: Item): ElementContent[] =>
  withoutLinks(
    markdownToHtml(
      firstSentence(docs.summary)
        .replace(/^(Retrieves|Returns|Calculates) (a flag indicating )?/, '')
        .replace(/^[a-z]/, (letter) => letter.toUpperCase()),
    ),
  );
