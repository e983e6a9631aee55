import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Heading } from '@/lib/content/document';
import { toAnchor } from '@/lib/markdown/anchors';
import type { HtmlBlock } from '@/lib/markdown/html-node';
import { type Entity, type Field, productNames, type SchemaData } from './schema-data';
import { type Prose, proseOf } from './summary-prose';

/** The anchor of a field on a page of entities: entity and field, as `stream-depositamount`. */
export const fieldAnchor = (entity: string, field: string): string =>
  `${toAnchor(entity)}-${toAnchor(field)}`;

/**
 * A heading, a line about its entry points and a table of its fields for each entity. Every field has an anchor, and
 * every type links to where it is explained: entities here, enums and scalars in the block of `typeBlock`.
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
    h('p', [...proseOf(summary), ' ', ...entryPoints(entity), immutable ? ' A row never changes.' : '']),
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
    : ['Query one as ', h('code', querySingle), ' and many as ', h('code', queryPlural), '.'];

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
  if (idColumn) return [' The ID alone is ', h('code', idColumn), '.'];
  if (!joins) return [];
  const { product, entity } = joins;
  const href = `/api/${product}/the-graph/entities#${toAnchor(entity)}`;
  return [' See ', h('a', { href }, `${entity} of ${productNames[product]}`), '.'];
}
