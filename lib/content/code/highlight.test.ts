import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { highlight, type LineRange } from './highlight';
import { languageOf } from './languages';

const html = async (
  code: string,
  language: Parameters<typeof highlight>[1] = 'ts',
  highlighted: LineRange[] = [],
) =>
  toHtml({
    type: 'root',
    children: await highlight(code, language, { highlighted, showLineNumbers: false }),
  });

test('tokens have classes but no inline styles', async () => {
  const result = await html("const rate: bigint = 5n; // per second\nlog('x');");
  expect(result).toContain('<b class="k">const</b>');
  expect(result).toContain('// per second</b>');
  expect(result).not.toContain('style=');
});

test('markup in code is escaped', async () => {
  expect(await html('<script>alert(1)</script>', 'text')).toContain('&#x3C;script>alert(1)');
});

test('lines are highlighted by number', async () => {
  const lines = (await html('a\nb\nc\nd', 'text', [{ first: 2, last: 3 }])).split('\n');
  expect(lines.map((line) => line.includes('line-marked'))).toEqual([false, true, true, false]);
});

test('lines only get their own elements if they have their own styles', async () => {
  expect(await html('a\nb', 'text')).toBe('a\nb');
});

test('diff and focus comments mark their lines and are removed', async () => {
  const result = await html('old(); // [!code --]\nnew(); // [!code ++]\nfocus(); // [!code focus]');
  expect(result).toMatch(/class="line[^"]*line-removed/);
  expect(result).toMatch(/class="line[^"]*line-added/);
  expect(result).toMatch(/class="line[^"]*line-focused/);
  expect(result).not.toContain('[!code');
});

test('every supported language can be highlighted', async () => {
  for (const name of ['solidity', 'ts', 'tsx', 'js', 'bash', 'json', 'graphql', 'toml', 'diff', 'text']) {
    const language = languageOf(name);
    if ('unknown' in language) throw new Error(`${name} is unknown`);
    expect(await html('x', language.id)).toContain('x');
  }
});

test('an unknown language is returned with the known ones', () => {
  expect(languageOf('soliditty')).toMatchObject({
    unknown: 'soliditty',
    known: expect.arrayContaining(['solidity']),
  });
});
