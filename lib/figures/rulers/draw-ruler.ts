import type { Element } from 'hast';
import { h } from 'hastscript';
import { offsetsOf, typeOf } from './describe-ruler';
import { placeLabels } from './place-labels';
import type { Field, Ruler } from './ruler';

/** Fields with the same name have the same hue. Unused bytes, separators, and the fixed parts of URLs have none. */
const hueCount = 5;
const fixedParts = ['scheme', 'host', 'path'];

/**
 * Renders a ruler as a figure. On wide screens, each field of a slot or a URL has its label below it. Phones show
 * a list of the fields instead, and screen readers always do. `app/rulers.css` styles both.
 */
export function drawRuler(title: string, ruler: Ruler): Element {
  const names = [...new Set(ruler.strips.flatMap(({ fields }) => fields.map(({ name }) => name)))].filter(
    (name) => name !== '' && !fixedParts.includes(name),
  );
  const hueOf = ({ name }: Field): number =>
    names.includes(name) ? (names.indexOf(name) % hueCount) + 1 : 0;
  const strips = ruler.strips.map(({ label, fields }) => {
    const tinted = fields.map((field) => ({ field, hue: hueOf(field) }));
    return drawStrip(ruler.kind, label, tinted);
  });
  return h(`figure.ruler.ruler-${ruler.kind}`, [strips, h('figcaption', title)]);
}

type Tinted = { field: Field; hue: number };

function drawStrip(kind: Ruler['kind'], label: string, fields: readonly Tinted[]): Element {
  const lines = placeLabels(
    fields.map(({ field }) => field),
    kind === 'text',
  );
  return h('div.ruler-strip', [
    label && h('p.ruler-name', label),
    h(
      `div.ruler-cells.ruler-lines-${Math.max(...lines)}`,
      { ariaHidden: 'true' },
      joinSeparators(
        kind,
        fields,
        fields.map(({ field, hue }, index) => drawField(field, hue, lines[index] ?? 0)),
      ),
    ),
    h(
      kind === 'data' ? 'ul.visually-hidden' : 'ul.ruler-key',
      fields.filter(({ field }) => field.name || kind !== 'text').map(drawItem),
    ),
  ]);
}

/** Joins the separators of a URL with what follows them, or what precedes the last one: lines break before them. */
function joinSeparators(
  kind: Ruler['kind'],
  fields: readonly Tinted[],
  drawn: readonly Element[],
): Element[] {
  if (kind !== 'text') return [...drawn];
  const isSeparator = (index: number) => fields[index]?.field.name === '';
  const groups: Element[][] = [];
  for (const [index, element] of drawn.entries()) {
    const isLast = index === drawn.length - 1 && isSeparator(index);
    if (groups.length > 0 && (isLast || isSeparator(index - 1))) groups.at(-1)?.push(element);
    else groups.push([element]);
  }
  return groups.map((group) => h('span.ruler-joined', group));
}

function drawField(field: Field, hue: number, line: number): Element {
  const { cells, first, last } = field;
  const quiet = quietCells(field);
  return h(
    `span.ruler-field.ruler-hue-${hue}`,
    cells.map((cell, index) =>
      h(
        index < quiet ? 'b.ruler-zero' : 'b',
        {
          dataFirst: index === 0 ? first : undefined,
          dataLast: index > 0 && index === cells.length - 1 ? last : undefined,
        },
        [cell, index === 0 && line > 0 ? h(`i.ruler-label.ruler-lines-${line}`, drawName(field)) : undefined],
      ),
    ),
  );
}

/** The number of cells at the beginning that have no meaning: unused bytes and the leading zeros of a number. */
function quietCells({ name, type, cells }: Field): number {
  if (!name) return cells.length;
  if (!/^(uint|address)/.test(type)) return 0;
  const start = cells.findIndex((cell) => cell !== '00');
  return start < 0 ? cells.length - 1 : start;
}

const drawName = ({ name, note }: Field) => [
  name ? h('span.ruler-part', name) : 'unused',
  name && note ? ` ${note}` : undefined,
];

const drawItem = ({ field, hue }: Tinted): Element =>
  h(`li.ruler-hue-${hue}`, [
    h('span.ruler-offsets', offsetsOf(field)),
    ' ',
    h(
      'span',
      drawName({ ...field, note: [typeOf(field) || textOf(field), field.note].filter(Boolean).join(', ') }),
    ),
  ]);

/** A parameter of a URL without its name, which the list already contains. */
const textOf = ({ name, value }: Field): string =>
  value.startsWith(`${name}=`) ? value.slice(name.length + 1) : value;
