import type { Element, ElementContent } from 'hast';
import { h, s } from 'hastscript';
import { drawShape } from '@/lib/figures/plot/shape-glyph';
import type { ShapeName } from '@/lib/figures/plot/shape-names';
import { type Attributes, DataTableError } from '@/lib/markup/data-table';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { nearest } from '@/lib/site/nearest';
import { listScreens, type Part, pinsOf, readScreen, type Screen, type Table } from './screen-data';

/**
 * `<Screen name="…" />`: an annotated drawing of a screen, from `content/data/screens/`.
 * @throws DataTableError if there's no such screen; it suggests the most similar name, or lists all of them
 */
export function screenBlock({ name = '' }: Attributes): HtmlBlock {
  const known = listScreens();
  if (!known.includes(name)) {
    const guess = nearest(name, known);
    throw new DataTableError(
      `There is no screen "${name}".`,
      guess ? `Did you mean "${guess}"?` : `There are ${known.join(', ')}.`,
    );
  }
  const screen = readScreen(name);
  return { element: drawScreen(screen), headings: [], anchors: [], pins: pinsOf(screen.parts) };
}

/**
 * Renders an annotated screen as HTML, which `app/screens.css` styles. Screen readers get the text
 * alternative instead of the drawing. On narrow screens, only the pinned parts are shown.
 */
export const drawScreen = ({ title, alt, subject, parts }: Screen): Element =>
  h('figure.screen', [
    h('div.screen-view', { ariaHidden: 'true' }, drawParts(parts, false)),
    h('p.visually-hidden', alt),
    h('figcaption', `${title}. Schematic, ${subject} of December 2024`),
  ]);

/** @param isPinned whether a part around these has a pin */
const drawParts = (parts: readonly Part[], isPinned: boolean): Element[] =>
  parts.map((part) => {
    const element = drawPart(part, isPinned || pinOf(part) !== undefined);
    return mark(element, pinOf(part), !isPinned && pinsOf([part]).length === 0);
  });

const pinOf = (part: Part): number | undefined => ('pin' in part ? part.pin : undefined);

/** Marks a part with its pin, or as one that narrow screens don't show. */
function mark(element: Element, pin: number | undefined, isExtra: boolean): Element {
  if (pin !== undefined) element.properties.dataPin = pin;
  if (isExtra) element.properties.dataExtra = '';
  return element;
}

function drawPart(part: Part, isPinned: boolean): Element {
  switch (part.kind) {
    case 'panel':
    case 'row':
    case 'bar':
      return h(`div.screen-${part.kind}`, drawParts(part.parts, isPinned));
    case 'field':
      return h('div.screen-field', [
        part.label,
        h('span', { className: part.look && `screen-${part.look}` }, part.value ?? placeholder()),
      ]);
    case 'button':
      return h(
        'div.screen-button',
        { className: part.look && `screen-${part.look}` },
        part.text ?? placeholder(),
      );
    case 'switch':
      return h('div.screen-switch', { className: part.on && 'screen-on' }, part.label);
    case 'tabs':
      return h(
        'div.screen-tabs',
        part.labels.map((label) => h(label === part.selected ? 'b' : 'span', label)),
      );
    case 'card':
      return h('div.screen-card', [curve(part.shape), part.text]);
    case 'chart':
      return h('div.screen-chart', curve(part.shape));
    case 'table':
      return drawTable(part, isPinned);
    case 'text':
      return h(part.look === 'strong' ? 'b.screen-text' : 'div.screen-text', drawText(part.text));
    case 'outline':
      return h('div.screen-outline', Array.from({ length: part.lines }, placeholder));
  }
}

const placeholder = (): Element => h('i');

/** Draws a curve that the stylesheet stretches, with space for half its stroke. */
const curve = (shape: ShapeName): Element =>
  s('svg', { viewBox: '0 0 28 16', preserveAspectRatio: 'none' }, [
    s('path', { d: drawShape(shape, { x: 1.5, y: 1.5, width: 25, height: 13 }) }),
  ]);

/** A column with a pin crops the table to pinned columns; a row with a pin crops it to pinned rows. */
function drawTable({ columns, rows }: Table, isPinned: boolean): Element {
  const cropsColumns = !isPinned && columns.some(({ pin }) => pin !== undefined);
  const cropsRows = !isPinned && rows.some(({ pin }) => pin !== undefined);
  const isExtra = (column: number) => cropsColumns && columns[column]?.pin === undefined;
  return h('div.screen-table', [
    h(
      'div',
      columns.map(({ head, pin }, index) => mark(h('b', head), pin, isExtra(index))),
    ),
    ...rows.map(({ cells, pin }) =>
      mark(
        h(
          'div',
          cells.map((cell, index) => mark(h('span', drawText(cell)), undefined, isExtra(index))),
        ),
        pin,
        cropsRows && pin === undefined,
      ),
    ),
  ]);
}

/** Draws the mark that a text begins with: `✓ 0x12…AB`. An empty text is an outline. */
function drawText(text: string): (ElementContent | string)[] {
  const [, sign, words = ''] = /^([✓×])\s*(.*)$/.exec(text) ?? [];
  if (sign) return [sign === '✓' ? h('i.screen-yes') : h('b.screen-no', sign), words];
  return [text === '' ? placeholder() : text];
}
