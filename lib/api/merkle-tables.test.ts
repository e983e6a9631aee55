import { expect, test } from 'vitest';
import { readMerkleApi } from './merkle-api';
import { bodyTable, csvTable, routesTable, routeTables } from './merkle-tables';

const api = readMerkleApi();
const route = (path: string) => {
  const found = api.routes.find((each) => each.path === path);
  if (!found) throw new Error(path);
  return routeTables(api, found);
};

test('a route tells what to send, what each build answers and what the answers hold', () => {
  expect(route('/api/eligibility')).toMatchInlineSnapshot(`
    "| Send | Where | Type | Meaning |
    | --- | --- | --- | --- |
    | \`address\` | query | string | The account to look up, in any letter case. Missing counts as empty. |
    | \`cid\` | query | string | The CID of the campaign's file. Missing counts as empty. |

    | Standalone | Vercel | When | Answer |
    | --- | --- | --- | --- |
    | \`200\` | \`200\` | The address is on the list. | \`index\`, \`proof\`, \`address\`, \`amount\` |
    | \`400\` | \`400\` | The address is not on the list. | \`message\` |
    | – | \`401\` | The token is missing or wrong. | \`message\` |
    | \`500\` | \`500\` | The file can't be fetched or read. The message ends with \`Bad CID provided\`. | \`message\` |

    | Field of the answer | Type | Meaning |
    | --- | --- | --- |
    | \`index\` | integer | Place in the list, from 0. |
    | \`proof\` | list of string | Sibling hashes from leaf to root, in hex. |
    | \`address\` | string | The address as stored, with checksum. |
    | \`amount\` | string | Amount, in raw units. |
    | \`message\` | string | What went wrong. |
    | \`message\` | string | Always \`Bad authentication process provided.\` |"
  `);
});

test('a route that takes nothing has no table of what to send', () => {
  expect(route('/api/health')).not.toContain('| Send |');
  expect(route('/api/create')).toContain('| `data` | form | file |');
});

test('fields of objects in a list are named by the way to them', () => {
  expect(route('/api/create')).toContain('| `errors[].row` | integer |');
  const file = api.bodies.find(({ name }) => name === 'CampaignFile');
  expect(file && bodyTable(file)).toContain('| `recipients[].address` | string |');
});

test('every route and every mistake in a CSV has a row', () => {
  expect(routesTable(api).split('\n')).toHaveLength(api.routes.length + 2);
  expect(csvTable(api).split('\n')).toHaveLength(api.csvMistakes.length + 2);
});
