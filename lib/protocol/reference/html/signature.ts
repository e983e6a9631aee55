import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { declaration, type Part } from '../declaration';
import type { Item } from '../model';
import { piecesToHtml } from './inline';

/** The Solidity declaration of an item, with its name in bold and types linked to their entries. */
export function signatureBlock(item: Item): Element {
  return h('pre.signature', { tabIndex: 0 }, h('code', declaration(item).flatMap(toHtml)));
}

function toHtml(part: Part): ElementContent | string | (ElementContent | string)[] {
  switch (part.is) {
    case 'keyword':
      return h('span.k', part.text);
    case 'name':
      return h('b', part.text);
    case 'type':
      return h('span.t', piecesToHtml(part.pieces));
    case 'modifier':
      return piecesToHtml(part.pieces);
    case 'text':
      return part.text;
  }
}
