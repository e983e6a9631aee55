import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataTables } from '@/lib/protocol/data-tables';
import { required } from '@/lib/site/invariant';
import { campaign, checkCsv } from '@/lib/testing/apps/check-csv';
import { accepts } from '@/lib/testing/apps/csv-kinds';
import { csvTemplate, readCsv } from './csv';

const { kinds, columns, templates } = readCsv();
const names = Object.keys(templates);
const exampleFile = (name: string) => `public/csv/${name}.csv`;
const page = fs.readFileSync('content/apps/guides/csv-support.mdx', 'utf8');

// Before all dates in the examples, so that the test keeps passing.
const setting = { decimals: 18, now: '2029-12-31 23:59' };

const problemsOf = (name: string, ...lines: string[]) =>
  checkCsv(lines.join('\n'), name, setting).map(({ line, what }) => `${line}: ${what}`);

const [alice, bob] = ['a', 'b'].map((digit) => `0x${digit.repeat(40)}`);

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
    const shown = String(await dataTables.CsvTemplate?.({ name }));
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

test('every kind of value accepts its own examples', () => {
  for (const [kind, { examples }] of Object.entries(kinds))
    expect(examples.filter((text) => !accepts[kind]?.(text))).toEqual([]);
});

test.each([
  ['address', ['0x12', `${'1'.repeat(40)}`, `0x${'g'.repeat(40)}`, '']],
  ['amount', ['1,000', '-1', '1e18', '.5', '5.', '1 000', '']],
  ['date', ['2030-02-30 09:00', '14/02/2030 17:25', '2030-2-14 17:25', '2030-02-14', '2030-02-14 25:00', '']],
  ['duration', ['20 hours 8 days', '3 months', '1year', ' 1 year', '20', '']],
  ['integer', ['1.5', '-1', 'four', '']],
  ['percentages', ['10,20', '10%;90%', '10;', '12.5;87.5', '']],
  ['initial unlock', ['At start', 'start', '']],
  ['interval', ['week', 'Month', '']],
] as const)('a value of the kind %s must have its format', (kind, bad) => {
  expect(bad.map((text) => accepts[kind]?.(text))).toEqual(bad.map(() => false));
});

describe('a file is rejected', () => {
  test('if its columns are missing, misnamed, or in another order', () => {
    const header = 'The header must be address,amount,duration.';
    expect(problemsOf('linear-duration', 'a note', 'address,duration,amount', `${alice},1 year,5`)).toEqual([
      `2: ${header}`,
    ]);
    expect(problemsOf('airstream', 'amount,address')).toEqual(['1: The header must be address,amount.']);
    expect(problemsOf('linear-duration', 'a note', 'Address,amount,duration')).toEqual([`2: ${header}`]);
    expect(problemsOf('linear-duration', 'note', 'note', 'address,amount,duration')).toEqual([
      `2: ${header}`,
    ]);
  });

  test('if a row has too few or too many values', () => {
    const header = 'address,amount,duration';
    const what = 'Each line needs 3 values.';
    expect(problemsOf('linear-duration', header, `${alice},5`, `${bob},1,000,1 year`)).toEqual([
      `2: ${what}`,
      `3: ${what}`,
    ]);
  });

  test('if a value has the wrong format, with its line and column', () => {
    expect(
      problemsOf('linear-duration', 'address,amount,duration', `${alice},5,1 year`, `0x12,1e3,1 year`),
    ).toEqual([
      '3: address "0x12" doesn’t have the format: `0x` and 40 hex digits.',
      '3: amount "1e3" doesn’t have the format: digits, with or without a decimal point.',
    ]);
  });

  test('if an amount is zero or has too many decimals', () => {
    const header = 'address,amount,duration';
    expect(
      problemsOf('linear-duration', header, `${alice},0.0,1 year`, `${bob},0.${'1'.repeat(19)},1 year`),
    ).toEqual([
      '2: amount "0.0" breaks the limit: greater than 0.',
      '3: amount "0.1111111111111111111" breaks the limit: no more decimals than the token has.',
    ]);
  });

  test('if the recipient is the zero address', () => {
    const zero = `0x${'0'.repeat(40)}`;
    expect(problemsOf('linear-duration', 'address,amount,duration', `${zero},1,1 year`)).toEqual([
      `2: address "${zero}" breaks the limit: not the zero address.`,
    ]);
  });

  test('if a cliff is outside its stream', () => {
    expect(
      problemsOf('cliff-duration', 'address,amount,duration,cliffDuration', `${alice},1,1 year,365 days`),
    ).toEqual(['2: cliffDuration "365 days" breaks the limit: shorter than `duration`.']);
    expect(
      problemsOf(
        'cliff-range',
        'address,amount,start,end,cliffEnd',
        `${alice},1,2030-01-01 00:00,2031-01-01 00:00,2031-01-01 00:00`,
      ),
    ).toEqual(['2: cliffEnd "2031-01-01 00:00" breaks the limit: between `start` and `end`.']);
  });

  test('if a stream ends before it starts or in the past', () => {
    const header = 'address,amount,start,end';
    expect(problemsOf('linear-range', header, `${alice},1,2031-01-01 00:00,2030-01-01 00:00`)).toEqual([
      '2: start "2031-01-01 00:00" breaks the limit: before `end`.',
      '2: end "2030-01-01 00:00" breaks the limit: after `start`.',
    ]);
    expect(problemsOf('linear-range', header, `${alice},1,2028-01-01 00:00,2029-01-01 00:00`)).toEqual([
      '2: end "2029-01-01 00:00" breaks the limit: in the future.',
    ]);
  });

  test('if the last unlock of a monthly stream is in the past', () => {
    const header = 'address,amount,start,months,initial';
    const what =
      'start "2028-12-31 23:59" breaks the limit: late enough for the last unlock to be in the future.';
    expect(problemsOf('monthly-range', header, `${alice},1,2028-12-31 23:59,12,at start`)).toEqual([
      `2: ${what}`,
    ]);
    expect(problemsOf('monthly-range', header, `${alice},1,2028-12-31 23:59,13,end of first month`)).toEqual(
      [],
    );
  });

  test('if there are too few yearly percentages or they do not add up to 100', () => {
    expect(
      problemsOf(
        'backWeighted-range',
        'address,amount,start,years,unlocks',
        `${alice},1,2030-01-01 00:00,3,40;50`,
      ),
    ).toEqual([
      '2: unlocks "40;50" breaks the limit: one number per year.',
      '2: unlocks "40;50" breaks the limit: 100 in total.',
    ]);
  });

  test('if the initial unlock leaves nothing to stream', () => {
    expect(
      problemsOf('unlockLinear-duration', 'address,amount,duration,unlock', `${alice},1.5,1 year,1.50`),
    ).toEqual(['2: unlock "1.50" breaks the limit: less than `amount`.']);
  });

  test('if a campaign lists an address twice or has only one recipient, but capitals in its header are fine', () => {
    const upper = `0x${'A'.repeat(40)}`;
    expect(problemsOf('airstream', 'Address,AMOUNT', `${alice},1`, `${upper},2`)).toEqual([
      `2: address "${alice}" breaks the limit: unique in the file, ignoring case.`,
      `3: address "${upper}" breaks the limit: unique in the file, ignoring case.`,
    ]);
    expect(problemsOf('airstream', 'address,amount', `${alice},1`)).toEqual([
      '2: The file needs at least 2 rows.',
    ]);
  });

  test('if a batch has far more rows than fit into one transaction', () => {
    const rows = Array.from({ length: 61 }, () => `${alice},1,1 year`);
    expect(problemsOf('linear-duration', 'address,amount,duration', ...rows)).toEqual([
      '62: The file can have at most 60 rows.',
    ]);
  });
});

test('a Flow stream can start without a deposit, but not without a rate', () => {
  const header = 'address,rate,interval,initialDeposit';
  expect(problemsOf('flow', header, `${alice},3000,month,0`)).toEqual([]);
  expect(problemsOf('flow', header, `${alice},0,month,0`)).toEqual([
    '2: rate "0" breaks the limit: greater than 0.',
  ]);
});

test('the error for an unknown template suggests the most similar name', async () => {
  await expect(dataTables.CsvTemplate?.({ name: 'linear-duratoin' })).rejects.toThrow(
    '<CsvTemplate> knows no name="linear-duratoin".',
  );
  expect(csvTemplate('flow')).toContain('initialDeposit');
});
