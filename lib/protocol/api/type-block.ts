import type { Element } from 'hast';
import { h } from 'hastscript';
import { toAnchor } from '@/lib/markup/anchors';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { fieldAnchor } from './entity-block';
import { type SchemaData, scalars } from './schema-data';
import { type Prose, proseOf } from './summary-prose';

const meanings: Record<(typeof scalars)[number], string> = {
  BigInt: 'A whole number of any size. Responses contain it as a string, so that no digits are lost.',
  Boolean: '`true` or `false`.',
  Bytes: 'Bytes in lowercase hexadecimal after `0x`, such as an address, a hash, or a Merkle root.',
  ID: 'A string that identifies one row.',
  String: 'Text.',
};

/** Renders tables of the enums and scalars that a schema's fields use, each with an anchor. */
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

/** Renders a table whose first column contains type names and their anchors. */
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
