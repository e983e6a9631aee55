import fs from 'node:fs';
import type { z } from 'zod';

/** Reads a data file and validates it. Throws if the file is missing or invalid, in which case it's a `ZodError`. */
export type DataFile<Value = unknown> = {
  (): Value;
  file: string;
};

/** Returns the reader of a data file. */
export const dataFile = <Schema extends z.ZodType>(file: string, schema: Schema): DataFile<z.infer<Schema>> =>
  Object.assign(() => schema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))), { file });
