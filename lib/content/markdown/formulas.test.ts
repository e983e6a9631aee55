import { expect, test } from 'vitest';
import { compileBody } from '@/lib/content/compile';

test('the punctuation after a formula can’t wrap to a line on its own', async () => {
  const { code } = await compileBody('Take $x$, and $y$ (or $z$).', 'content/a.mdx', 'mdx');
  expect(code).toMatch(/<span class=formula-end><math.*?<\/math>,<\/span> and /);
  expect(code).toMatch(/<\/math><\/span> \(or /);
  expect(code).toMatch(/<\/math>\)\.<\/span>/);
});

test('names in a formula are identifiers, between which operators have space, and phrases are text', async () => {
  const { code } = await compileBody(
    '$\\text{td} \\le \\text{bal}$ $x \\text{ or less}$',
    'content/a.mdx',
    'mdx',
  );
  expect(code).toContain('<mi class=word>td</mi><mo>≤</mo><mi class=word>bal</mi>');
  expect(code).toMatch(/<mi>x<\/mi><mtext class=word>\sor\sless/);
});

test('numbers are in the font of the page if their formula has no variables', async () => {
  const { code } = await compileBody('$\\text{rps} = 0$ $x + \\text{rps} = 1$', 'content/a.mdx', 'mdx');
  expect(code).toContain('<mi class=word>rps</mi><mo>=</mo><mn class=word>0</mn>');
  expect(code).toContain('<mi class=word>rps</mi><mo>=</mo><mn>1</mn>');
});

test('the lines of fractions are one pixel high, so that no scroll position doubles them', async () => {
  const { code } = await compileBody('$\\frac{a}{b}$', 'content/a.mdx', 'mdx');
  expect(code).toContain('<mfrac linethickness=1px>');
});
