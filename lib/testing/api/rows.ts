import fs from 'node:fs';
import { z } from 'zod';
import { entityOf, type Indexer, readSchemaData } from '@/lib/protocol/api/schema-data';
import { invariant } from '@/lib/site/invariant';

/** A row of an indexer. A relation is stored as the ID of the other row, and a missing value is left out. */
const rowSchema = z.strictObject({
  entity: z.string(),
  chain: z.int(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
export type Row = z.infer<typeof rowSchema>;

/**
 * Reads the rows of an indexer on all chains.
 * @throws if a value isn't a field of its entity in the indexer's schema
 */
export function listRows(indexer: Indexer): Row[] {
  const file = `lib/testing/api/${indexer}.json`;
  const rows = rowSchema.array().parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  const data = readSchemaData(indexer);
  for (const { entity, values } of rows) {
    const fields = entityOf(data, entity)?.fields.map(({ name }) => name) ?? [];
    for (const name of Object.keys(values))
      invariant(fields.includes(name), `${file}: ${entity} has no field "${name}"`);
  }
  return rows;
}
