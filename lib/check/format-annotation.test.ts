import { expect, test } from 'vitest';
import { formatAnnotation } from './format-annotation';

test('signs that would end a command or a property are written in another way', () => {
  const reported = formatAnnotation({
    file: 'content/a,b:c.mdx',
    line: 3,
    column: 5,
    level: 'warning',
    rule: 'spelling',
    what: '100% of "a: b, c"\r',
    fix: 'Write 50%25.',
  });
  expect(reported).toBe(
    '::warning file=content/a%2Cb%3Ac.mdx,line=3,col=5,title=spelling::100%25 of "a: b, c"%0D%0AWrite 50%2525.',
  );
});
