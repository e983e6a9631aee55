import type { Element } from 'hast';
import { h } from 'hastscript';
import { breakName } from '@/lib/markup/break-name';
import type { Item, Parameter } from '../model';
import { markdownToHtml, piecesToHtml } from './inline';

/** Returns the struct whose entry is at a URL, or `undefined` if it's another kind of entry. */
export type StructAt = (href: string) => Item | undefined;

/** The number of characters that fit into the column of names. */
const nameWidth = 13;

/** Structs nested more deeply are only linked. */
const deepest = 3;

/** Renders parameters, fields, or values. The fields of a struct follow its row, indented. */
export function parameterList(parameters: readonly Parameter[], structAt: StructAt, depth = 1): Element {
  const isBare = parameters.every(({ description }) => description === '');
  return h(
    isBare && parameters.length > 4 ? 'dl.parameters.bare' : 'dl.parameters',
    parameters.map((each) => row(each, fieldsOf(each, structAt, depth))),
  );
}

function fieldsOf({ type }: Parameter, structAt: StructAt, depth: number): Element | undefined {
  if (depth > deepest) return undefined;
  const struct = type.map(({ href }) => href && structAt(href)).find(Boolean);
  return struct ? parameterList(struct.parameters, structAt, depth + 1) : undefined;
}

function row({ name, type, isIndexed, description }: Parameter, fields: Element | undefined): Element {
  const meaning = fields ? withoutPointer(description) : description;
  return h(fields ? 'div.struct' : 'div', [
    h('dt', breakName(name || '\u00A0', nameWidth)),
    ...(type.length > 0
      ? [h('dd.t', [...piecesToHtml(type), ...(isIndexed ? [' ', h('span.mark', 'indexed')] : [])])]
      : []),
    ...(meaning ? [h('dd', markdownToHtml(meaning))] : []),
    ...(fields ? [h('dd.fields', fields)] : []),
  ]);
}

/** Removes the sentence that lists the fields or refers to the file that declares them, because the fields follow. */
const withoutPointer = (description: string): string =>
  description.replace(/^(?:Struct |See the documentation in )(?:[^.]|\.(?=\S))*\.\s*/, '');
