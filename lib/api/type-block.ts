import type { Element } from 'hast';
import { h } from 'hastscript';
import { toAnchor } from '@/lib/markdown/anchors';
import type { HtmlBlock } from '@/lib/markdown/html-node';
import { fieldAnchor } from './entity-block';
import { type SchemaData, scalars } from './schema-data';
import { type Prose, proseOf } from './summary-prose';

const meanings: Record<(typeof scalars)[number], string> = {
  BigInt: 'A whole number of any size. Answers carry it as text, so that no digit is lost.',
  Boolean: '`true` or `false`.',
  Bytes: 'Hex digits after `0x`, in lower case: an address, a hash or a Merkle root.',
  ID: 'Text that names one row.',
  String: 'Text.',
};

/** Tables of the enums and scalars that the fields of a schema have as types, each with an anchor. */
export function typeBlock(data: SchemaData): HtmlBlock {
  const used = scalars.filter((name) => usesOf(data, name).length > 0);
  return {
    element: h('div', [
      table(
        ['Enum', 'Values', 'Used by'],
        data.enums.map(({ name, values }) => [name, listOf(values.map(toCode)), listOf(linksTo(data, name))]),
      ),
      table(
        ['Scalar', 'Meaning'],
        used.map((name) => [name, proseOf(meanings[name])]),
      ),
    ]),
    headings: [],
    anchors: [...data.enums.map(({ name }) => name), ...used].map(toAnchor),
  };
}

const toCode = (text: string): Element => h('code', text);

const usesOf = ({ entities }: SchemaData, type: string) =>
  entities.flatMap(({ name, fields }) =>
    fields.filter((field) => field.type === type).map((field) => ({ entity: name, field: field.name })),
  );

const linksTo = (data: SchemaData, type: string): Element[] =>
  usesOf(data, type).map(({ entity, field }) =>
    h('a', { href: `#${fieldAnchor(entity, field)}` }, toCode(`${entity}.${field}`)),
  );

const listOf = (items: Element[]): Prose =>
  items.flatMap((item, index) => (index === 0 ? [item] : [', ', item]));

/** A table whose first cell in each row is the name of a type, and its anchor. */
function table(head: string[], rows: [string, ...Prose[]][]): Element {
  return h('table', [
    h(
      'thead',
      h(
        'tr',
        head.map((label) => h('th', { scope: 'col' }, label)),
      ),
    ),
    h(
      'tbody',
      rows.map(([name, ...cells]) =>
        h('tr', { id: toAnchor(name) }, [h('td', toCode(name)), ...cells.map((cell) => h('td', cell))]),
      ),
    ),
  ]);
}
