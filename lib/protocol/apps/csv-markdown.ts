import fs from 'node:fs';
import path from 'node:path';
import { toTable } from '@/lib/markup/data-table';
import type { Column } from './csv-columns';
import { kinds } from './csv-kinds';
import { exampleFile, type TemplateName, templates } from './csv-templates';

/** Returns a table of all kinds of values, as Markdown. */
export const csvFormats = (): string =>
  toTable(
    ['Type', 'Format', 'Examples', 'Remarks'],
    Object.entries(kinds).map(([name, { format, examples, remark }]) => [
      name,
      format,
      examples.map((example) => `\`${shorten(example)}\``).join(', '),
      remark,
    ]),
  );

/** Returns a template's columns, our example, and links to the example and the official file, as Markdown. */
export function csvTemplate(name: TemplateName): string {
  const file = exampleFile(name);
  const ours = `[Download \`${path.basename(file)}\`](/csv/${path.basename(file)})`;
  const official = `${name}-template.csv`;
  return [
    toTable(['Column', 'Meaning', 'Type', 'Format', 'Limits'], templates[name].columns.map(toCells)),
    `\`\`\`text title="${path.basename(file)}"\n${fs.readFileSync(file, 'utf8').trimEnd()}\n\`\`\``,
    `${ours} with the example above, or get Sablier’s own template, [\`${official}\`](https://files.sablier.com/templates/${official}).`,
  ].join('\n\n');
}

const toCells = ({ name, kind, limits, meaning }: Column): string[] => [
  `\`${name}\``,
  meaning,
  kind,
  kinds[kind].format,
  limits.map(({ words }) => words).join('; ') || 'none',
];

const shorten = (text: string): string => (text.length > 24 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text);
