import { readFile } from 'node:fs/promises';

// #region create
type Created = { cid: string; root: string; total: string; recipients: string };
type Refused = { message?: string; errors?: { row: number; message: string }[] };

const form = new FormData();
form.append(
  'data',
  new Blob([await readFile('recipients.csv')], { type: 'text/csv' }),
  'recipients.csv',
);

const response = await fetch(
  `${process.env.MERKLE_API_URL}/api/create?decimals=18`,
  {
    method: 'POST',
    headers: { Authorization: `Bearer ${process.env.MERKLE_API_BEARER_TOKEN}` },
    body: form,
  },
);
const answer: Created | Refused = await response.json();

// The service returns status 200 for some errors, so check for a CID.
if (!('cid' in answer)) {
  for (const { row, message } of answer.errors ?? [])
    console.error(`Row ${row}: ${message}`);
  throw new Error(answer.message ?? 'The CSV has mistakes.');
}
console.log(answer.root, answer.cid, answer.total);
// #endregion
