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
  expect(code).toContain('<mi>td</mi><mo>≤</mo><mi>bal</mi>');
  expect(code).toContain('<mi>x</mi><mtext>');
});

test('the lines of fractions are one pixel high, so that no scroll position doubles them', async () => {
  const { code } = await compileBody('$\\frac{a}{b}$', 'content/a.mdx', 'mdx');
  expect(code).toContain('<mfrac linethickness=1px>');
});
