/** Returns a left-aligned Markdown table. Cells are Markdown without line breaks. */
export const toTable = (header: string[], rows: string[][]): string =>
  [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
