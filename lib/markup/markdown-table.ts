/** A table as Markdown, aligned to the left. Cells are Markdown; none may hold a line break. */
export const toTable = (header: string[], rows: string[][]): string =>
  [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
