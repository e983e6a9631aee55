import fs from 'node:fs';
import { listQueries, queryFile } from '@/lib/protocol/api/query-sample';
import { askFake } from './ask-fake';

// Writes the example response of every query, as the fake indexers give it:
//   npx tsx lib/testing/api/write-responses.ts && npm run format

async function main(): Promise<void> {
  for (const sample of listQueries())
    fs.writeFileSync(
      queryFile(sample, 'response.json'),
      `${JSON.stringify(await askFake(sample), null, 2)}\n`,
    );
}

void main();
