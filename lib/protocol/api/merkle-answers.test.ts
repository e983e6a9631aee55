import fs from 'node:fs';
import { expect, test } from 'vitest';
import { type BodyField, readMerkleApi } from './merkle-api';

const folder = 'content/samples/api/drops/merkle-api';
const { bodies } = readMerkleApi();

/** Maps the fields of a response to their types in the description. */
const shapeOf = (fields: BodyField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => {
      if (field.type === 'list') return [field.name, expect.arrayContaining([shapeOf(field.items)])];
      if (field.type === 'strings') return [field.name, expect.arrayContaining([expect.any(String)])];
      return [
        field.name,
        field.type === 'string' && field.value
          ? field.value
          : expect.any(field.type === 'integer' ? Number : String),
      ];
    }),
  );

test.each([
  ['created.json', 'Created'],
  ['invalid-csv.json', 'InvalidCsv'],
  ['eligible.json', 'Eligible'],
  ['valid.json', 'Valid'],
  ['health.json', 'Health'],
])('the example %s has exactly the fields of %s', (file, name) => {
  const fields = bodies.find((body) => body.name === name)?.fields ?? [];
  expect(JSON.parse(fs.readFileSync(`${folder}/${file}`, 'utf8'))).toEqual(shapeOf(fields));
});
