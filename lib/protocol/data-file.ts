import fs from 'node:fs';
import { z } from 'zod';

/** Reads a data file and validates it. Throws if the file is missing or invalid, in which case it's a `ZodError`. */
export type DataFile<Value = unknown> = {
  (): Value;
  file: string;
};

/** Returns the reader of a data file. */
export const dataFile = <Schema extends z.ZodType>(file: string, schema: Schema): DataFile<z.infer<Schema>> =>
  Object.assign(() => schema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))), { file });

/** Text that a data file must contain. */
export const words = z.string().min(1);

/** One line of Markdown: text, code between backticks, and links. */
export const line = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !text.includes('\n'), 'holds a line break');
