import { existsSync } from 'node:fs';
import { toFunctionSelector } from 'viem/utils';
import { expect, test } from 'vitest';
import { listedSlugs } from '@/lib/nav/build-navigation';
import { listDocuments } from '@/lib/pages/document-list';
import { loadDocument } from '@/lib/pages/documents';
import { listErrorAbis } from './error-abis';
import { listErrorRows, type TableName, tableNames } from './error-rows';
import { readErrorWords } from './error-words';

const words = readErrorWords();
const rows = tableNames.flatMap((table) => listErrorRows(table));

test('if two libraries have the same error, the second one has its own anchors', () => {
  const anchorsOf = (table: TableName) =>
    listErrorRows(table).find(({ error }) => error.abi.name === 'CallerNotAdmin')?.anchors;
  expect(anchorsOf('lockup-core')?.name).toBe('callernotadmin');
  expect(anchorsOf('flow')).toEqual({
    name: 'flow-callernotadmin',
    signature: 'flow-CallerNotAdmin(address,address)',
    selector: 'flow-0xc6cce6a4',
  });
});

test('every error of every release has a row with its releases', () => {
  const shown = new Set(rows.map(({ error }) => error.signature));
  const all = listErrorAbis();
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ signature }) => !shown.has(signature)).map(({ signature }) => signature)).toEqual([]);
  for (const { error } of rows.filter(({ error }) => !['Error', 'Panic'].includes(error.abi.name)))
    expect(error.releases, error.signature).not.toEqual([]);
});

test('an older error refers to the newer one with the same cause and leads to its own entry', () => {
  const older = listErrorRows('older-lockup');
  expect(older.find(({ error }) => error.signature === 'SablierLockupBase_Null(uint256)')).toMatchObject({
    href: '/reference/lockup/v2.0/contract.SablierLockup#sablierlockupbase_null',
    like: { name: 'SablierLockupState_Null', anchor: 'sablierlockupstate_null' },
    when: expect.stringContaining('have a stream with this ID'),
  });
  expect(
    older.find(({ error }) => error.signature === 'SablierV2Lockup_WithdrawToZeroAddress()')?.anchors,
  ).toEqual({
    name: 'older-lockup-sablierv2lockup_withdrawtozeroaddress',
    signature: 'SablierV2Lockup_WithdrawToZeroAddress()',
    selector: toFunctionSelector('SablierV2Lockup_WithdrawToZeroAddress()'),
  });
});

test('no two rows share an anchor', () => {
  const anchors = rows.flatMap((row) => Object.values(row.anchors));
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('every text is a sentence, and no two errors of a library have the same description', () => {
  for (const { when, fix } of [...rows, ...words.panic]) {
    expect(when).toMatch(/^[A-Z`].*\.$/);
    expect(fix).toMatch(/^[A-Z`].*\.$/);
  }
  for (const table of tableNames) {
    const texts = listErrorRows(table).flatMap(({ when, like }) => (like ? [] : [when]));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('every link leads to a page and to an existing anchor', async () => {
  const own = [
    ...rows.flatMap((row) => Object.values(row.anchors)),
    ...words.panic.map(({ code }) => `panic-${code}`),
    'panic-codes',
  ];
  const texts = [...rows, ...words.panic].flatMap(({ when, fix }) => [when, fix]);
  const written = texts.flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href));
  const hrefs = [...written, ...rows.flatMap(({ href, owner }) => [href ?? [], owner.href ?? []].flat())];
  expect(hrefs.length).toBeGreaterThan(100);
  // Contracts of newer releases aren't in any of our sidebars.
  const slugs = [...listedSlugs(), ...listDocuments().map(({ slug }) => slug)];
  for (const href of new Set(hrefs)) {
    const [path = '', anchor] = href.split('#');
    if (path === '') {
      expect(own).toContain(anchor);
      continue;
    }
    const slug = path.slice(1);
    expect(slugs).toContain(slug);
    if (anchor === undefined || !existsSync(`content/${slug}.mdx`)) continue;
    const { headings, anchors } = await loadDocument(slug);
    expect([...headings.map(({ id }) => id), ...anchors], href).toContain(anchor);
  }
}, 60_000);
