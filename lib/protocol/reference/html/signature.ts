import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { declaration, type Part } from '../declaration';
import { type Item, type Parameter, textOf } from '../model';
import { piecesToHtml } from './inline';

type Inline = ElementContent | string;

/** Renders the Solidity declaration of an item, with types linked to their entries. `name` replaces the item's name. */
export function signature(item: Item, name: Element): Inline[] {
  const parts = declaration(item);
  // Functions without a name, such as constructors and `receive`, are identified by their keyword.
  const at = parts.findIndex((part) => part.is === 'name');
  const place = at === -1 ? 0 : at;
  return parts.flatMap((part, index) => {
    if (index === place) return name;
    // On a phone, the first parameter doesn't fit beside a long name.
    return index === place + 1 && 'text' in part && part.text === '(' ? ['(', h('wbr')] : toHtml(part);
  });
}

/** Renders the declaration as a block, for an item whose name is already the heading. */
export const signatureBlock = (item: Item): Element =>
  h(
    'div.signature',
    declaration(item).flatMap((part) => toHtml(part)),
  );

/** Summarizes an item in one line, such as `(uint256 streamId) → uint128`, or a variable's type and value. */
export function shortSignature({ kind, parameters, returns, type, value }: Item): string {
  if (kind === 'constant' || kind === 'variable') return textOf(type) + (value ? ` = ${value}` : '');
  return `(${list(parameters)})${returns.length > 0 ? ` → ${list(returns)}` : ''}`;
}

const list = (parameters: readonly Parameter[]): string =>
  parameters.map(({ type, name }) => `${textOf(type)}${name ? ` ${name}` : ''}`).join(', ');

function toHtml(part: Part): Inline | Inline[] {
  switch (part.is) {
    case 'keyword':
      return h('span.k', part.text);
    case 'name':
      return h('b', part.text);
    case 'type':
    case 'modifier':
      return piecesToHtml(part.pieces);
    case 'parameter':
      return h('span.parameter', part.parts.flatMap(toHtml));
    case 'line':
      return h('span.own-line', part.parts.flatMap(toHtml));
    case 'break':
      return h('span.break', part.text);
    case 'text':
      return part.text;
  }
}
