import type { Element, ElementContent } from 'hast';
import { h, s } from 'hastscript';
import { drawShape } from '@/lib/figures/plot/shape-glyph';
import type { ShapeName } from '@/lib/figures/plot/shape-names';
import { type Attributes, DataTableError } from '@/lib/markup/data-table';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { nearest } from '@/lib/markup/nearest';
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
 * alternative instead of the drawing. Narrow screens only show what has a pin, and the controls beside it.
 */
export const drawScreen = ({ title, alt, subject, parts }: Screen): Element =>
  h('figure.screen', [
    h(
      'div.screen-view',
      { ariaHidden: 'true' },
      parts.map((part) => markExtra(drawPart(part), pinsOf([part]).length === 0)),
    ),
    h('p.visually-hidden', alt),
    h('figcaption', `${title}. Schematic, ${subject} of December 2024`),
  ]);

/** Marks a part as one that narrow screens don't show. */
function markExtra(element: Element, isExtra: boolean): Element {
  if (isExtra) element.properties.dataExtra = '';
  return element;
}

function markPin(element: Element, pin: number | undefined): Element {
  if (pin !== undefined) element.properties.dataPin = pin;
  return element;
}

const drawPart = (part: Part): Element => markPin(drawUnpinned(part), 'pin' in part ? part.pin : undefined);

function drawUnpinned(part: Part): Element {
  switch (part.kind) {
    case 'panel':
    case 'row':
    case 'bar':
      return h(`div.screen-${part.kind}`, drawGroup(part.parts));
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
      return h('div.screen-chart', plot(part.shape));
    case 'table':
      return drawTable(part);
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

/** Draws a curve from the corner of the axes, and the area below it. */
function plot(shape: ShapeName): Element {
  const line = drawShape(shape, { x: 0, y: 1.5, width: 26, height: 14.5 });
  return s('svg', { viewBox: '0 0 28 16', preserveAspectRatio: 'none' }, [
    s('path.screen-area', { d: `${line}V16H0Z` }),
    s('path', { d: line }),
  ]);
}

/** Of a gallery, narrow screens show this many cards. */
const fewCards = 4;

/** Draws the parts of a group. Narrow screens show the number of the cards that they don't show. */
function drawGroup(parts: readonly Part[]): Element[] {
  const hidden = parts.filter(({ kind }, index) => kind === 'card' && index >= fewCards).length;
  return [
    ...parts.map((part, index) => markExtra(drawPart(part), part.kind === 'card' && index >= fewCards)),
    ...(hidden > 0 ? [h('div.screen-rest', `and ${hidden} more`)] : []),
  ];
}

/** If columns have pins, narrow screens show only those. */
function drawTable({ columns, rows }: Table): Element {
  const isCropped = columns.some(({ pin }) => pin !== undefined);
  const isExtra = (column: number) => isCropped && columns[column]?.pin === undefined;
  return h('div.screen-table', [
    h(
      'div',
      columns.map(({ head, pin }, index) => markExtra(markPin(h('b', head), pin), isExtra(index))),
    ),
    ...rows.map(({ cells, pin }) =>
      markPin(
        h(
          'div',
          cells.map((cell, index) => markExtra(h('span', drawText(cell)), isExtra(index))),
        ),
        pin,
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
