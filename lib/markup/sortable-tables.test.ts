import { expect, test } from 'vitest';
import { compileBody } from '@/lib/content/compile';

const page = (body: string) => compileBody(body, 'content/guides/page.mdx', 'mdx');

test('the column headers of a gas table are buttons, or text without scripts', async () => {
  const { code, problems } = await page('<GasTable data="flow-v1.0" name="functions" />\n');
  expect(problems).toEqual([]);
  const html = JSON.parse(`"${/html: "((?:[^"\\]|\\.)*)"/.exec(code)?.[1]}"`);
  expect(html).toContain('<div class=table role=group tabindex=0 aria-label="Sortable table">');
  expect(html).toContain(
    '<th><noscript>Function</noscript><button class=sort type=button data-action=sort><span>Function</span></button>',
  );
  expect(html).toContain('<th class=align-right><noscript>Gas</noscript>');
});

test('tables with two rows and other tables cannot be sorted', async () => {
  const two = await page('<GasTable data="lockup-v1.2" name="linear-withdraw" />\n');
  expect(two.code).toContain('Before the end');
  expect(two.code).not.toContain('button');
  const own = await page('| A |\n| :-- |\n| 1 |\n| 2 |\n| 3 |\n');
  expect(own.code).toContain('aria-label');
  expect(own.code).not.toContain('button');
});

test('the plain form and the search contain each column header once', async () => {
  const { markdown, sections } = await page('<GasTable data="flow-v1.0" name="functions" />\n');
  expect(markdown).toMatch(/^\| Function\s+\|\s+Gas \|/);
  expect(JSON.stringify(sections).match(/Function/g)).toHaveLength(1);
});
