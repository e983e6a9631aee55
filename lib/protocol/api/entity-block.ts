import type { Element } from 'hast';
import { h } from 'hastscript';
import { toAnchor } from '@/lib/markup/anchors';
import type { Heading } from '@/lib/markup/document';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { type Entity, type Field, productNames, type SchemaData } from './schema-data';
import { type Prose, proseOf } from './summary-prose';

/** Returns the anchor of a field on an entities page, such as `stream-depositamount`. */
export const fieldAnchor = (entity: string, field: string): string =>
  `${toAnchor(entity)}-${toAnchor(field)}`;

/**
 * Renders a heading, the entry points, and a table of fields for each entity. Every field has an anchor, and every type
 * links to its description. Entities are described here, and `typeBlock` describes enums and scalars.
 */
export const entityBlock = ({ entities }: SchemaData): HtmlBlock => ({
  element: h('div', entities.flatMap(describeEntity)),
  headings: entities.map(({ name }): Heading => ({ depth: 3, id: toAnchor(name), text: name })),
  anchors: entities.flatMap(({ name, fields }) => fields.map((field) => fieldAnchor(name, field.name))),
});

function describeEntity(entity: Entity): Element[] {
  const { name, summary, immutable, fields } = entity;
  const head = ['Field', 'Type', 'Required', 'Meaning'].map((label) => h('th', { scope: 'col' }, label));
  return [
    h('h3', { id: toAnchor(name) }, name),
    h('p', [...proseOf(summary), ' ', ...entryPoints(entity), immutable ? ' Rows never change.' : '']),
    h('table', [
      h('thead', h('tr', head)),
      h(
        'tbody',
        fields.map((field) => fieldRow(name, field)),
      ),
    ]),
  ];
}

const entryPoints = ({ query, querySingle = '', queryPlural = '' }: Entity): Prose =>
  query
    ? ['Query it as ', h('code', query), '.']
    : ['Query one row as ', h('code', querySingle), ' or many rows as ', h('code', queryPlural), '.'];

function fieldRow(entity: string, field: Field): Element {
  const id = fieldAnchor(entity, field.name);
  return h('tr', { id }, [
    h('td', h('a', { href: `#${id}` }, h('code', field.name))),
    h('td', typeOf(field)),
    h('td', field.required ? 'yes' : 'no'),
    h('td', [...proseOf(field.summary), ...remarks(field)]),
  ]);
}

function typeOf({ type, list, derivedFrom }: Field): Prose {
  const link = h('a', { href: `#${toAnchor(type)}` }, h('code', type));
  if (!list) return [link];
  if (!derivedFrom) return ['list of ', link];
  const back = h('a', { href: `#${fieldAnchor(type, derivedFrom)}` }, h('code', derivedFrom));
  return ['list of ', link, ', derived from ', back];
}

function remarks({ idColumn, joins }: Field): Prose {
  if (idColumn) return [' To select only its ID, use ', h('code', idColumn), '.'];
  if (!joins) return [];
  const { product, entity } = joins;
  const href = `/api/${product}/the-graph/entities#${toAnchor(entity)}`;
  return [' See the ', h('a', { href }, `${entity} entity of ${productNames[product]}`), '.'];
}
