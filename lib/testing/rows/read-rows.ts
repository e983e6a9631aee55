import fs from 'node:fs';

/** Reads the rows of a test's table from the JSON file with this name in this folder. */
export const readRows = <Row>(name: string): Row[] =>
  JSON.parse(fs.readFileSync(`lib/testing/rows/${name}.json`, 'utf8'));
