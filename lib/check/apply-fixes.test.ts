import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkAddresses } from '@/lib/check/prose/check-addresses';
import { checkSpaces } from '@/lib/check/prose/check-form';
import { checkWords } from '@/lib/check/prose/check-words';
import { readProse } from '@/lib/check/prose/read-prose';
import type { Problem } from '@/lib/markup/problem';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { applyFixes, fixText } from './apply-fixes';

const folder = temporaryFolder();
const file = path.join(folder, 'page.mdx');

async function check(): Promise<Problem[]> {
  const prose = readProse(fs.readFileSync(file, 'utf8'), file);
  return prose ? [...checkWords(prose), ...checkSpaces(prose), ...checkAddresses(prose)] : [];
}

const code = '```ts\nconst colour = 1;  // onchain \n```';
const bad = `The  colour ,  it’s onchain. \n\n${code}\n\n\`colour\` at [x](http://github.com/colour)`;
const good = `The color, it's on-chain.\n\n${code}\n\n\`colour\` at [x](https://github.com/colour)\n`;

test('what is safe is fixed and reported, code stays, and a second run changes nothing', async () => {
  fs.writeFileSync(file, bad);
  const reported = await applyFixes(check);
  expect(fs.readFileSync(file, 'utf8')).toBe(good);
  expect(reported).toContain(`${file}:1:6  fixed: "colour" is British spelling. Write "color".`);
  expect(reported).toHaveLength(9);
  expect(await applyFixes(check)).toEqual([]);
  expect(fs.readFileSync(file, 'utf8')).toBe(good);
});

test('of two fixes that overlap, the first is made', () => {
  const problem = (start: number, end: number, text: string) => ({
    file,
    line: 1,
    column: 1,
    level: 'warning' as const,
    rule: 'spaces' as const,
    what: '',
    fix: '',
    edit: { start, end, text },
  });
  expect(fixText('abcdef', [problem(3, 5, 'Y'), problem(1, 4, 'X')]).text).toBe('aXef');
});
