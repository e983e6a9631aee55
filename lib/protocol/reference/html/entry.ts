import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import {
  type ErrorRow,
  explanationOf,
  namesOf,
  pointsOf,
  selectorLabel,
  sourceUrlOf,
  tablesOf,
} from '../entry-parts';
import type { Contract, Item, Parameter, Piece } from '../model';
import { markdownToHtml, piecesToHtml, pieceToCode, toBlock } from './inline';
import { signatureBlock } from './signature';

/**
 * The entry of an item: its name, anchors, declaration, and documentation.
 * @param shortLink `/s/Vault.withdraw`, for the button that copies it
 */
export function entry(contract: Contract, item: Item, errorRow: ErrorRow, shortLink?: string): Element {
  return h('section.member', { dataShort: shortLink }, [
    h('h3', { id: item.anchor }, h('code', item.name)),
    ...item.aliases.map((id) => h('span', { id })),
    facts(contract, item),
    signatureBlock(item),
    ...(item.docs.summary ? [toBlock(item.docs.summary)] : []),
    ...item.docs.details.map(toBlock),
    ...points(item),
    ...tablesOf(item).flatMap(({ label, content }) => [labelLine(label), table(content)]),
    ...namesOf(item, errorRow).flatMap(({ label, content }) => [labelLine(label), names(content)]),
    ...explanation(item, errorRow),
  ]);
}

/** The line with the item's selector, the contract that declares it, and the link to its source. */
function facts(contract: Contract, item: Item): Element {
  const url = sourceUrlOf(contract, item);
  const parts: (ElementContent | string)[] = [];
  if (item.selector)
    parts.push(h('span', [`${selectorLabel(item)} `, h('code', { dataCopy: '' }, item.selector)]));
  if (item.inheritedFrom) parts.push(h('span', ['Declared in ', pieceToCode(item.inheritedFrom)]));
  if (url) parts.push(h('a', { href: url }, 'Source'));
  return h('p.member-facts', parts);
}

const labelLine = (text: string): Element => h('p.member-label', text);

/** Requirements and notes of an entry, or of a whole contract. */
export const points = (of: Pick<Item, 'docs'>): Element[] =>
  pointsOf(of).flatMap(({ label, content }) => [
    labelLine(label),
    h(
      'ul',
      content.map((text) => h('li', markdownToHtml(text))),
    ),
  ]);

const table = (parameters: readonly Parameter[]): Element =>
  h(
    'dl.parameters',
    parameters.map(({ name, type, isIndexed, description }) =>
      h('div', [
        h('dt', [
          ...(name ? [h('code', name), ' '] : []),
          ...(type.length > 0 ? [h('code.t', piecesToHtml(type))] : []),
          ...(isIndexed ? [' ', h('span.mark', 'indexed')] : []),
        ]),
        h('dd', description ? markdownToHtml(description) : []),
      ]),
    ),
  );

const names = (pieces: readonly Piece[]): Element =>
  h(
    'ul.names',
    pieces.map((piece) => h('li', pieceToCode(piece))),
  );

/** A link from an error to the row that explains its cause and fix. */
function explanation(item: Item, errorRow: ErrorRow): Element[] {
  const href = explanationOf(item, errorRow);
  return href ? [h('p', h('a', { href }, 'What causes this error, and how to fix it'))] : [];
}
