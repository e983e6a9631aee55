import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { shapeNames } from '@/lib/figures/plot/shape-names';

const words = z.string().min(1);

/** The number of the step that explains a part. */
const pin = z.number().int().min(1).max(9).optional();

/** A shape with a curve. */
const shape = z.enum(shapeNames);

/** A label above a box, or above a value that can't be edited. Without a value, an outline. */
const field = z.strictObject({
  kind: z.literal('field'),
  label: words.optional(),
  value: words.optional(),
  look: z.enum(['menu', 'code', 'fact']).optional(),
  pin,
});

/** Without a text, an outline. */
const button = z.strictObject({
  kind: z.literal('button'),
  text: words.optional(),
  look: z.enum(['main', 'disabled']).optional(),
  pin,
});

const toggle = z.strictObject({ kind: z.literal('switch'), label: words, on: z.boolean(), pin });

/** Labels in one line. The selected one is highlighted. */
const tabs = z
  .strictObject({ kind: z.literal('tabs'), labels: z.array(words).min(2), selected: words.optional(), pin })
  .refine(({ labels, selected }) => selected === undefined || labels.includes(selected), {
    path: ['selected'],
    message: 'none of the labels',
  });

/** The curve of a shape above its name. */
const card = z.strictObject({ kind: z.literal('card'), shape, text: words, pin });

/** The curve of a shape, as wide as the space. */
const chart = z.strictObject({ kind: z.literal('chart'), shape, pin });

/** A pin belongs to a column or to a row. An empty cell is an outline. */
const table = z
  .strictObject({
    kind: z.literal('table'),
    columns: z.array(z.strictObject({ head: z.string(), pin })).min(2),
    rows: z.array(z.strictObject({ cells: z.array(z.string()), pin })).min(1),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { cells }] of rows.entries())
      if (cells.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'cells'],
          message: `it has ${cells.length} cells, and the table has ${columns.length} columns`,
        });
  });

/** A "✓" or "×" at the beginning of a text, also in a cell, is drawn as a mark. */
const text = z.strictObject({
  kind: z.literal('text'),
  text: words,
  look: z.literal('strong').optional(),
  pin,
});

/** Lines in place of text that isn't needed. */
const outline = z.strictObject({ kind: z.literal('outline'), lines: z.number().int().min(1).max(4) });

/** Parts below one another in a box, side by side, or at the ends of a bar. */
const group = z.strictObject({
  kind: z.enum(['panel', 'row', 'bar']),
  pin,
  get parts(): z.ZodArray<typeof part> {
    return z.array(part).min(1);
  },
});

const part = z.discriminatedUnion('kind', [
  group,
  field,
  button,
  toggle,
  tabs,
  card,
  chart,
  table,
  text,
  outline,
]);

export const screenSchema = z
  .strictObject({
    /** What the screen is, without a period. */
    title: words,
    /** Describes everything that the drawing shows. */
    alt: words,
    /** What is drawn: Sablier's app unless it says otherwise. */
    subject: words.default('app'),
    parts: z.array(part).min(1),
  })
  .superRefine(({ parts }, context) => {
    const pins = pinsOf(parts);
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['parts'], message });
    if (pins.length === 0) refuse('no part has a pin');
    if (pins.length > 5) refuse(`${pins.length} parts have a pin, and a reader can follow five`);
    const repeated = pins.find((each, index) => pins.indexOf(each) < index);
    if (repeated !== undefined) refuse(`the pin ${repeated} is here twice`);
  });

export type Screen = z.infer<typeof screenSchema>;
export type Part = z.infer<typeof part>;
export type Table = z.infer<typeof table>;

const folder = 'content/data/screens';

/** Lists the names of all screens, sorted. */
export const listScreens = (): string[] =>
  fs
    .readdirSync(folder)
    .flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
    .sort();

/** Returns the path of a screen's description, relative to the repository. */
export const screenFile = (name: string): string => path.posix.join(folder, `${name}.json`);

/**
 * Reads the description of a screen.
 * @throws ZodError if it's invalid
 */
export const readScreen = (name: string): Screen =>
  screenSchema.parse(JSON.parse(fs.readFileSync(screenFile(name), 'utf8')));

/** Returns the pins of parts and everything in them, in reading order. */
export const pinsOf = (parts: readonly Part[]): number[] =>
  parts.flatMap((each) => [
    ...('pin' in each && each.pin ? [each.pin] : []),
    ...('parts' in each ? pinsOf(each.parts) : []),
    ...(each.kind === 'table' ? [...each.columns, ...each.rows].flatMap(({ pin }) => pin ?? []) : []),
  ]);
