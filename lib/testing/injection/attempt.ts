import { compileBody } from '@/lib/content/compile';
import { listMovedAnchors } from '@/lib/markup/anchors';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { formatProblem, sortProblems } from '@/lib/markup/problem';

const description = 'A page that tries to bring onto the site what a page may not hold.';

/** Processes a page like the build: front matter, then the compiler. The given lines start at line 6. */
async function read(lines: string[], format: 'md' | 'mdx') {
  const text = ['---', 'title: Attempt', `description: ${description}`, '---', '', ...lines, ''].join('\n');
  return readPage(text, format);
}

/**
 * Returns every error for a whole page that stops the build, as its author reads it, and the HTML that the
 * page would become.
 */
export async function readPage(text: string, format: 'md' | 'mdx' = 'mdx') {
  const file = `page.${format}`;
  const parsed = readFrontMatter(text, file);
  const compiled = await compileBody(parsed.body, file, format, listMovedAnchors(parsed));
  const errors = sortProblems([...parsed.problems, ...compiled.problems]).filter(
    ({ level }) => level === 'error',
  );
  // Each line ends with the name of its rule, which doesn't matter here.
  return {
    errors: errors.map((error) => formatProblem(error).replace(` [${error.rule}]`, '')),
    html: htmlIn(compiled.code),
  };
}

/** Returns the texts that a compiled page passes to the component `Html`. */
const htmlIn = (code: string): string =>
  [...code.matchAll(/\bhtml: ("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) => JSON.parse(text)).join('\n');

/** Returns the first line of the error message, and checks that a second line explains the fix. */
export async function refusalOf(lines: string | string[], format: 'md' | 'mdx' = 'mdx'): Promise<string> {
  const { errors } = await read([lines].flat(), format);
  const [what = 'nothing', fix = ''] = errors[0]?.split('\n') ?? [];
  return fix.trim() === '' ? `${what} (and no word how to fix it)` : what;
}

/** Returns the HTML of a page without problems. */
export async function htmlOf(lines: string | string[]): Promise<string> {
  const { errors, html } = await read([lines].flat(), 'mdx');
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return html;
}
