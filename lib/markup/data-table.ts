/** The attributes that an author wrote on a data table, such as `<GasTable data="…" name="…" />`. All are plain text. */
export type Attributes = Record<string, string>;

/** An author's mistake in the attributes of a data table. */
export class DataTableError extends Error {
  /**
   * @param message the problem, as a sentence
   * @param fix how to fix it, as a sentence
   */
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
    this.name = 'DataTableError';
  }
}

/** Returns a left-aligned Markdown table. Cells are Markdown without line breaks. */
export const toTable = (header: string[], rows: string[][]): string =>
  [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
