import type { Element } from 'hast';
import { h } from 'hastscript';
import { toAnchor } from '@/lib/markup/anchors';
import { drawTable } from '@/lib/markup/data-table';
import type { Heading } from '@/lib/markup/document';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { formerEntityAnchors } from './former-indexers';
import {
  type Entity,
  type Field,
  ownerOf,
  type Product,
  readProductSchema,
  type SchemaData,
  scalars,
} from './schema-data';
import { type Prose, proseOf } from './summary-prose';

/** Returns the anchor of a field on an entities page, such as `stream-depositamount`. */
export const fieldAnchor = (entity: string, field: string): string =>
  `${toAnchor(entity)}-${toAnchor(field)}`;

/** Renders the entry points and a table of fields of each entity. `typeBlock` describes enums and scalars. */
export function entityBlock(product: Product): HtmlBlock {
  const { entities } = readProductSchema(product, 'the-graph');
  return {
    element: h(
      'div',
      entities.flatMap((entity) => describeEntity(product, entity)),
    ),
    headings: entities.map(({ name }): Heading => ({ depth: 3, id: toAnchor(name), text: name })),
    anchors: entities.flatMap(({ name, fields }) => fields.map((field) => fieldAnchor(name, field.name))),
    movedAnchors: formerEntityAnchors(product),
  };
}

function describeEntity(product: Product, entity: Entity): Element[] {
  const { name, summary, immutable, fields } = entity;
  return [
    h('h3', { id: toAnchor(name) }, name),
    h('p', [...proseOf(summary), ' ', ...entryPoints(entity), immutable ? ' Rows never change.' : '']),
    drawTable(
      ['Field', 'Type', 'Meaning'],
      fields.map((field) => fieldRow(product, name, field)),
    ),
  ];
}

const entryPoints = ({ name, one, many, aggregate }: Entity): Prose => [
  'The Graph: ',
  h('code', one),
  ', ',
  h('code', many),
  '. Envio: ',
  h('code', `${name}_by_pk`),
  ', ',
  h('code', name),
  ...(aggregate ? [', ', h('code', `${name}_aggregate`)] : []),
  '.',
];

function fieldRow(product: Product, entity: string, field: Field): Element {
  const id = fieldAnchor(entity, field.name);
  return h('tr', { id }, [
    h('td', h('a', { href: `#${id}` }, h('code', field.name))),
    h('td', typeOf(product, field)),
    h('td', [...proseOf(field.summary), ...remarks(field)]),
  ]);
}

/** The type as in GraphQL, where an exclamation mark follows a type that is never null. */
function typeOf(product: Product, { type, list, derivedFrom, required }: Field): Prose {
  const owner = ownerOf(type);
  const page = owner && product !== 'drops' && owner !== product ? `/api/${owner}/the-graph/entities` : '';
  const link = h(
    'a',
    { href: `${page}#${toAnchor(type)}` },
    h('code', required && !list ? `${type}!` : type),
  );
  if (!list) return [link];
  if (!derivedFrom) return ['list of ', link];
  const back = h('a', { href: `${page}#${fieldAnchor(type, derivedFrom)}` }, h('code', derivedFrom));
  return ['list of ', link, ', derived from ', back];
}

const remarks = ({ joins }: Field): Prose =>
  joins
    ? [' See ', h('a', { href: `/api/lockup/the-graph/entities#${toAnchor(joins)}` }, h('code', joins)), '.']
    : [];

const meanings: Record<(typeof scalars)[number], string> = {
  BigInt: 'A whole number of any size. Responses contain it as a string, so that no digits are lost.',
  Boolean: '`true` or `false`.',
  Bytes: 'Bytes in lowercase hexadecimal after `0x`, such as an address, a hash, or a Merkle root.',
  ID: 'A string that identifies one row.',
  String: 'Text.',
};

/** Renders tables of the enums and scalars that a product's fields use, each with an anchor. */
export function typeBlock(product: Product): HtmlBlock {
  const data = readProductSchema(product, 'the-graph');
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

const table = (head: string[], rows: [string, ...Prose[]][]): Element =>
  drawTable(
    head,
    rows.map(([name, ...cells]) =>
      h('tr', { id: toAnchor(name) }, [h('td', toCode(name)), ...cells.map((cell) => h('td', cell))]),
    ),
  );
