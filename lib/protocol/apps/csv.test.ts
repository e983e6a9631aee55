import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataTables } from '@/lib/protocol/data-tables';
import { required } from '@/lib/site/invariant';
import { campaign, checkCsv } from '@/lib/testing/apps/check-csv';
import { accepts } from '@/lib/testing/apps/csv-kinds';
import { readCsv } from './csv';

const { kinds, columns, templates } = readCsv();
const names = Object.keys(templates);
const exampleFile = (name: string) => `public/csv/${name}.csv`;
const page = fs.readFileSync('content/apps/guides/csv-support.mdx', 'utf8');

// Before all dates in the examples, so that the test keeps passing.
const setting = { decimals: 18, now: '2029-12-31 23:59' };

describe.each(names)('the template %s', (name) => {
  const example = fs.readFileSync(exampleFile(name), 'utf8');

  test('has an example that follows all rules', () => {
    expect(checkCsv(example, name, setting)).toEqual([]);
    expect(example.endsWith('\n')).toBe(true);
  });

  test('starts with a line of notes in our example if it does so in the app', () => {
    expect(example.startsWith('Format: ')).toBe(name !== campaign);
  });

  test('is on the page exactly once', () => {
    expect(page.split(`<CsvTemplate name="${name}" />`)).toHaveLength(2);
  });

  test('is shown with its columns in order, with all limits, and with the example', async () => {
    const shown = String(await dataTables.CsvTemplate?.make({ name }));
    const rows = [...shown.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)];
    const own = required(templates[name]).map((id) => required(columns[id]));
    expect(rows.map(([, column]) => column)).toEqual(own.map((each) => each.name));
    own.forEach(({ kind, limits }, index) => {
      expect(rows[index]?.[2]).toContain(`${kind} | ${kinds[kind]?.format} | `);
      for (const words of limits) expect(rows[index]?.[2]).toContain(words);
    });
    expect(shown).toContain(`\n${example}\`\`\``);
    expect(shown).toContain(`(/csv/${name}.csv)`);
  });
});

test('every downloadable file belongs to a template', () => {
  expect(fs.readdirSync('public/csv').sort()).toEqual(
    names.map((name) => path.basename(exampleFile(name))).sort(),
  );
});

test('the table of formats begins its cells with capitals, and lists the values of a kind once', async () => {
  const shown = String(await dataTables.CsvFormats?.make({}));
  expect(shown.match(/\| [a-z].*/g)).toBeNull();
  expect(shown.match(/end of first month/g)).toHaveLength(1);
});

test('every kind of value accepts its own examples', () => {
  for (const [kind, { examples }] of Object.entries(kinds))
    expect(examples.filter((text) => !accepts[kind]?.(text))).toEqual([]);
});
