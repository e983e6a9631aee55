import { expect, test, vi } from 'vitest';
import { checkProse } from './check-prose';
import { listGuides } from './list-proses';

vi.mock('./list-proses', async (original) => {
  const { readProse } = await import('./read-prose');
  const guide = readProse('We mend it it.\n', 'README.md');
  const labels = readProse('', 'content/sidebar.ts');
  const proses = { pages: [], snippets: [], data: [], labels, guides: [guide] };
  return { ...(await original<object>()), listProses: () => proses };
});

test('guides for contributors may say "we", but follow the other rules for words', async () => {
  const found = (await checkProse()).filter(({ file }) => file === 'README.md');
  expect(found.map(({ rule, column }) => [rule, column])).toEqual([
    ['doubled-words', 9],
    ['translated', 4],
  ]);
});

test('every README in a folder of code is a guide', () => {
  const guides = [
    'README.md',
    'CONTRIBUTING.md',
    'DEPLOYING.md',
    'e2e/README.md',
    'lib/check/prose/README.md',
  ];
  expect(listGuides()).toEqual(expect.arrayContaining(guides));
});
