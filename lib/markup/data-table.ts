import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { inlineMarkdown } from './inline-markdown';
import { nearest } from './nearest';

/** The attributes that an author wrote on a data table, such as `<GasTable data="…" name="…" />`. All are plain text. */
export type Attributes = Record<string, string>;

/** Generated Markdown, and a function that adds to its nodes what Markdown has no syntax for. */
export type Marked = { markdown: string; mark: (tree: Root) => void };

/** An author's mistake in the attributes of a data table. */
export class DataTableError extends Error {
  /** Both are sentences. */
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
    this.name = 'DataTableError';
  }
}

/**
 * Returns the choice that an attribute of a component names.
 * @throws DataTableError that suggests the most similar choice, or lists all of them
 */
export function choose<Choice extends string>(
  component: string,
  attribute: string,
  choices: readonly Choice[],
  { [attribute]: written = '' }: Attributes,
): Choice {
  const chosen = choices.find((each) => each === written);
  if (chosen !== undefined) return chosen;
  const guess = written && nearest(written, choices);
  throw new DataTableError(
    `<${component}> knows no ${attribute}="${written}".`,
    guess ? `Did you mean "${guess}"?` : `Use one of ${choices.join(', ')}.`,
  );
}

/** Returns a Markdown table, with columns of numbers aligned right. Cells are Markdown without line breaks. */
export const toTable = (header: string[], rows: string[][]): string => {
  const edges = header.map((_, column) =>
    rows.every((row) => /^\d+$/.test(row[column] ?? '')) ? '--:' : '---',
  );
  return [header, edges, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
};

/** Renders a table with a row of column headers. */
export const drawTable = (
  heads: readonly string[],
  rows: Element[],
  properties: { ariaLabelledBy?: string[] } = {},
): Element =>
  h('table', properties, [
    h(
      'thead',
      h(
        'tr',
        heads.map((text) => h('th', { scope: 'col' }, text)),
      ),
    ),
    h('tbody', rows),
  ]);

/**
 * Renders a row of cells without row headers.
 * @param cells code, links, and text in Markdown
 * @param id the row's anchor
 */
export const drawRow = (cells: readonly string[], id?: string): Element =>
  h(
    'tr',
    { id },
    cells.map((cell) => h('td', inlineMarkdown(cell))),
  );
