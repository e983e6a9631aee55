import fs from 'node:fs';
import { z } from 'zod';
import { type Attributes, choose, toTable } from '@/lib/markup/data-table';
import { dataFile, words } from '@/lib/protocol/data-file';
import { required } from '@/lib/site/invariant';

const schema = z
  .strictObject({
    /** The kinds of values, as described in the app's CSV guide in December 2024, in Markdown. */
    kinds: z.record(words, z.strictObject({ format: words, remark: words, examples: z.array(words).min(1) })),
    /** The columns, each with its limits besides the format of its kind. */
    columns: z.record(
      words,
      z.strictObject({ name: words, kind: words, meaning: words, limits: z.array(words) }),
    ),
    /** The columns of each of the app's templates in December 2024. */
    templates: z.record(words, z.array(words).min(1)),
  })
  .superRefine(({ kinds, columns, templates }, { addIssue }) => {
    const refuse = (path: PropertyKey[], message: string) => addIssue({ code: 'custom', path, message });
    for (const [id, { kind }] of Object.entries(columns))
      if (!Object.hasOwn(kinds, kind)) refuse(['columns', id, 'kind'], `there is no kind ${kind}`);
    for (const [name, ids] of Object.entries(templates))
      for (const [index, id] of ids.entries())
        if (!Object.hasOwn(columns, id)) refuse(['templates', name, index], `there is no column ${id}`);
  });

/** Reads the formats of the app's CSV files. */
export const readCsv = dataFile('content/data/apps/csv.json', schema);

/** Returns a table of all kinds of values, as Markdown. */
export const csvFormats = (): string =>
  toTable(
    ['Type', 'Format', 'Examples', 'Remarks'],
    Object.entries(readCsv().kinds).map(([name, { format, examples, remark }]) => [
      name,
      format,
      // A format can list all of its values.
      examples.every((each) => format.includes(each)) ? '–' : examples.map(toCode).join(', '),
      remark,
    ]),
  );

const toCode = (text: string): string => `\`${text.replace(/^(.{6}).{15,}(.{4})$/, '$1…$2')}\``;

/** `<CsvTemplate name="…" />`: a template's columns, our example, and links to the example and the official file, as Markdown. */
export function csvTemplate(attributes: Attributes): string {
  const { kinds, columns, templates } = readCsv();
  const name = choose('CsvTemplate', 'name', Object.keys(templates), attributes);
  const rows = required(templates[name]).map((id) => {
    const { name: column, meaning, kind, limits } = required(columns[id]);
    const { format } = required(kinds[kind]);
    return [`\`${column}\``, meaning, kind, format, limits.join('; ') || 'None'];
  });
  const official = `${name}-template.csv`;
  return [
    toTable(['Column', 'Meaning', 'Type', 'Format', 'Limits'], rows),
    `\`\`\`text title="${name}.csv"\n${fs.readFileSync(`public/csv/${name}.csv`, 'utf8').trimEnd()}\n\`\`\``,
    `Download [\`${name}.csv\`](/csv/${name}.csv) with the example above, or get Sablier's own template, [\`${official}\`](https://files.sablier.com/templates/${official}).`,
  ].join('\n\n');
}
