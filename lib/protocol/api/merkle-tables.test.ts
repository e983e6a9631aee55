import { expect, test } from 'vitest';
import { readMerkleApi } from './merkle-api';
import { bodyTable, csvTable, routesTable, routeTables } from './merkle-tables';

const api = readMerkleApi();
const route = (path: string) => {
  const found = api.routes.find((each) => each.path === path);
  if (!found) throw new Error(path);
  return routeTables(api, found);
};

test('a route lists its parameters, its statuses, and the fields of its responses', () => {
  expect(route('/api/eligibility')).toMatchInlineSnapshot(`
    "| Parameter | Sent in | Type | Meaning |
    | --- | --- | --- | --- |
    | \`address\` | query | string | The account to look up. Not case-sensitive. If omitted, it's treated as empty. |
    | \`cid\` | query | string | The CID of the campaign's file, with at most 120 characters. Only letters, digits, underscores, and hyphens are allowed. |

    | Status | Condition | Response fields |
    | --- | --- | --- |
    | \`200\` | The address is on the list. | \`index\`, \`proof\`, \`address\`, \`amount\` |
    | \`400\` | The address isn't on the list. | \`message\` |
    | \`401\` | The token is missing or wrong, or the service has no token configured. | \`message\` |
    | \`500\` | The file can't be downloaded or read. The message ends with \`Bad CID provided\`. | \`message\` |

    | Response field | Type | Meaning |
    | --- | --- | --- |
    | \`index\` | integer | Position in the list, starting from 0. |
    | \`proof\` | list of string | Sibling hashes from the leaf to the root, in hexadecimal. |
    | \`address\` | string | The address as stored, with a checksum. |
    | \`amount\` | string | Amount, in the token's smallest unit. |
    | \`message\` | string | Description of the error. |
    | \`message\` | string | Always \`Bad authentication process provided.\` |"
  `);
});

test('a route without parameters has no parameter table', () => {
  expect(route('/api/health')).not.toContain('| Parameter |');
  expect(route('/api/create')).toContain('| `data` | form | file |');
});

test('fields of list items are named by their path', () => {
  expect(route('/api/create')).toContain('| `errors[].row` | integer |');
  const file = api.bodies.find(({ name }) => name === 'CampaignFile');
  expect(file && bodyTable(file)).toContain('| `recipients[].address` | string |');
});

test('every route and every CSV mistake has a row', () => {
  expect(routesTable(api).split('\n')).toHaveLength(api.routes.length + 2);
  expect(csvTable(api).split('\n')).toHaveLength(api.csvMistakes.length + 2);
});
