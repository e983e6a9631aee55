import fs from 'node:fs';
import { z } from 'zod';

/** Reads a data file and validates it. Throws if the file is missing or invalid, in which case it's a `ZodError`. */
export type DataFile<Value = unknown> = {
  (): Value;
  file: string;
};

/** Returns the reader of a data file. It only validates a text that it hasn't just read. */
export function dataFile<Schema extends z.ZodType>(file: string, schema: Schema): DataFile<z.infer<Schema>> {
  let last: { text: string; value: z.infer<Schema> } | undefined;
  const read = (): z.infer<Schema> => {
    const text = fs.readFileSync(file, 'utf8');
    if (last?.text !== text) last = { text, value: schema.parse(JSON.parse(text)) };
    return last.value;
  };
  return Object.assign(read, { file });
}

/** Text that a data file must contain. */
export const words = z.string().min(1);

const toPattern = (around: (text: string) => string) =>
  z.string().transform((text, { addIssue }) => {
    try {
      return new RegExp(around(text));
    } catch (error) {
      addIssue({ code: 'custom', message: String(error) });
      return z.NEVER;
    }
  });

/** A regular expression that matches a part of a text. */
export const pattern = toPattern((text) => text);

/** A regular expression that matches a whole text. */
export const wholePattern = toPattern((text) => `^(?:${text})$`);

/** One line of Markdown: text, code between backticks, and links. */
export const line = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !text.includes('\n'), 'holds a line break');
