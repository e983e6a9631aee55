import { compileBody } from '@/lib/content/compile';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { listMovedAnchors } from '@/lib/markup/list-moved-anchors';
import { formatProblem, sortProblems } from '@/lib/markup/problem';

/** What a pull request tries to bring onto the site: a page, and what its author is told first. */
export type Attempt = [name: string, lines: string | string[], told: string];

const description = 'A page that tries to bring onto the site what a page may not hold.';

/** Takes the way of a page: front matter, then the compiler. What it holds below these lines begins at line 6. */
async function read(lines: string[], format: 'md' | 'mdx') {
  const text = ['---', 'title: Attempt', `description: ${description}`, '---', '', ...lines, ''].join('\n');
  return readPage(text, format);
}

/** A whole page, with every error that stops the build as its author reads it, and the HTML that it would become. */
export async function readPage(text: string, format: 'md' | 'mdx' = 'mdx') {
  const file = `page.${format}`;
  const { body, frontMatter, problems } = readFrontMatter(text, file);
  const compiled = await compileBody(body, file, format, listMovedAnchors(frontMatter, text));
  const errors = sortProblems([...problems, ...compiled.problems]).filter(({ level }) => level === 'error');
  // Each rule is named at the end of its line; here the words count.
  return {
    errors: errors.map((error) => formatProblem(error).replace(` [${error.rule}]`, '')),
    html: htmlIn(compiled.code),
  };
}

/** The texts that a compiled page hands to the component `Html`. */
const htmlIn = (code: string): string =>
  [...code.matchAll(/\bhtml: ("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) => JSON.parse(text)).join('\n');

/** The first line that the author is told, and whether a second one says how to mend it. */
export async function refusalOf(lines: string | string[], format: 'md' | 'mdx' = 'mdx'): Promise<string> {
  const { errors } = await read([lines].flat(), format);
  const [what = 'nothing', mend = ''] = errors[0]?.split('\n') ?? [];
  return mend.trim() === '' ? `${what} (and no word how to mend it)` : what;
}

/** The HTML of a page in which nothing is wrong. */
export async function htmlOf(lines: string | string[]): Promise<string> {
  const { errors, html } = await read([lines].flat(), 'mdx');
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return html;
}
