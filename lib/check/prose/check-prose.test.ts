import { expect, test, vi } from 'vitest';
import { checkFile } from './check-file';
import { checkProse, listGuides } from './check-prose';

const file = 'docs/check-prose-test.md';
const check = () => checkProse([{ kind: 'guide', file, text: 'We mend it it.\n' }]);

vi.mock('./check-file', async (original) => {
  const module = await original<typeof import('./check-file')>();
  return { ...module, checkFile: vi.fn(module.checkFile) };
});

test('guides for contributors may say "we", but follow the other rules for words', async () => {
  const found = (await check()).filter((each) => each.file === file);
  expect(found.map(({ rule, column }) => [rule, column])).toEqual([
    ['doubled-words', 9],
    ['translated', 4],
  ]);
});

test('an unchanged file is checked once, with the same result', async () => {
  const first = await check();
  vi.mocked(checkFile).mockClear();
  expect(await check()).toEqual(first);
  expect(first.length).toBeGreaterThan(0);
  expect(checkFile).not.toHaveBeenCalled();
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
