import type { Element } from 'hast';
import { h } from 'hastscript';
import { toAnchor } from '@/lib/markup/anchors';
import { drawRow, drawTable } from '@/lib/markup/data-table';
import { type HtmlBlock, toBlock } from '@/lib/markup/html-node';
import { inlineMarkdown } from '@/lib/markup/inline-markdown';
import { formerEntityAnchors } from './former-indexers';
import {
  type Entity,
  type Field,
  fieldAnchor,
  ownerOf,
  type Product,
  readProductSchema,
  type SchemaData,
  scalars,
} from './schema-data';

/** Renders the entry points and a table of fields of each entity. `typeBlock` describes enums and scalars. */
export function entityBlock(product: Product): HtmlBlock {
  const { entities } = readProductSchema(product);
  const described = entities.flatMap((entity) => describeEntity(product, entity));
  return toBlock(h('div', described), formerEntityAnchors(product));
}

function describeEntity(product: Product, entity: Entity): Element[] {
  const { name, summary, immutable, fields } = entity;
  return [
    h('h3', { id: toAnchor(name) }, name),
    h('p', inlineMarkdown(`${summary} ${entryPoints(entity)}${immutable ? ' Rows never change.' : ''}`)),
    drawTable(
      ['Field', 'Type', 'Meaning'],
      fields.map((field) => fieldRow(product, name, field)),
    ),
  ];
}

function entryPoints({ name, one, many, aggregate }: Entity): string {
  const envio = [`${name}_by_pk`, name, ...(aggregate ? [`${name}_aggregate`] : [])];
  return `The Graph: ${toCodes([one, many])}. Envio: ${toCodes(envio)}.`;
}

function fieldRow(product: Product, entity: string, field: Field): Element {
  const id = fieldAnchor(entity, field.name);
  const { joins } = field;
  const remark = joins ? ` See [\`${joins}\`](/api/lockup/the-graph/entities#${toAnchor(joins)}).` : '';
  return drawRow([`[\`${field.name}\`](#${id})`, typeOf(product, field), `${field.summary}${remark}`], id);
}

/** The type as in GraphQL, where an exclamation mark follows a type that is never null. Scalars aren't links. */
function typeOf(product: Product, { type, list, derivedFrom, required }: Field): string {
  const name = toCode(required && !list ? `${type}!` : type);
  const owner = ownerOf(type);
  const page = owner && product !== 'drops' && owner !== product ? `/api/${owner}/the-graph/entities` : '';
  const isScalar = scalars.some((each) => each === type);
  const text = isScalar ? name : `[${name}](${page}#${toAnchor(type)})`;
  const origin = derivedFrom
    ? `, derived from [\`${derivedFrom}\`](${page}#${fieldAnchor(type, derivedFrom)})`
    : '';
  return list ? `list of ${text}${origin}` : text;
}

const meanings: Record<(typeof scalars)[number], string> = {
  BigInt: 'A whole number of any size. Responses contain it as a string, so that no digits are lost.',
  Boolean: '`true` or `false`.',
  Bytes: 'Bytes in lowercase hexadecimal after `0x`, such as an address, a hash, or a Merkle root.',
  ID: 'A string that identifies one row.',
  String: 'Text.',
};

/** Renders tables of the enums and scalars that a product's fields use, each with an anchor. */
export function typeBlock(product: Product): HtmlBlock {
  const data = readProductSchema(product);
  const used = scalars.filter((name) => usesOf(data, name).length > 0);
  return toBlock(
    h('div', [
      drawTable(
        ['Enum', 'Values', 'Used by'],
        data.enums.map(({ name, values }) =>
          drawRow([toCode(name), toCodes(values), usesOf(data, name).join(', ')], toAnchor(name)),
        ),
      ),
      drawTable(
        ['Scalar', 'Meaning'],
        used.map((name) => drawRow([toCode(name), meanings[name]], toAnchor(name))),
      ),
    ]),
  );
}

const toCode = (text: string): string => `\`${text}\``;

const toCodes = (texts: readonly string[]): string => texts.map(toCode).join(', ');

/** Returns links to the fields with a type. */
const usesOf = ({ entities }: SchemaData, type: string): string[] =>
  entities.flatMap(({ name, fields }) =>
    fields
      .filter((field) => field.type === type)
      .map((field) => `[\`${name}.${field.name}\`](#${fieldAnchor(name, field.name)})`),
  );
