import { afterEach, expect, test } from 'vitest';
import { readPage } from '@/lib/testing/injection/attempt';

declare global {
  /** Set if front matter is executed. */
  var smuggled: unknown;
}

afterEach(() => {
  delete globalThis.smuggled;
});

const description = 'A page that tries to bring onto the site what its head may not hold.';
const head = (...lines: string[]) =>
  ['---', ...lines, `description: ${description}`, '---', '', 'a', ''].join('\n');

/** Returns the first error for a page. */
const reported = async (text: string): Promise<string> =>
  (await readPage(text)).errors[0]?.split('\n')[0] ?? 'nothing';

const code = `{ title: globalThis.smuggled = 'a', description: '${description}' }`;

test.each([
  ['---js', 'js'],
  ['---javascript', 'javascript'],
  ['--- JS', 'JS'],
  ['---\u2028js', 'js'],
  ['---\rjs', 'js'],
  ['\ufeff---js', 'js'],
  ['---toString', 'toString'],
  ['---json', 'json'],
])('front matter in another language than YAML is refused, and not run: %j', async (first, language) => {
  expect(await reported([first, code, '---', 'a'].join('\n'))).toBe(
    `page.mdx:1:4  error: The front matter begins with "---${language}".`,
  );
  expect(globalThis.smuggled).toBeUndefined();
});

const tags = ['js/function', 'js/undefined', 'js/regexp', 'python/object/apply:os.system'];
test.each(tags)('a value that asks for code of its own is refused: !!%s', async (tag) => {
  expect(await reported(head(`title: !!${tag} "globalThis.smuggled = 1"`))).toBe(
    "page.mdx:2:8  error: In YAML, a value can't begin with !",
  );
  expect(globalThis.smuggled).toBeUndefined();
});

test.each(['__proto__', 'constructor', 'toString', 'layout'])('the field "%s" is refused', async (field) => {
  expect(await reported(head('title: a', `${field}: { title: b }`))).toBe(
    `page.mdx:3:1  error: "${field}" is not a front matter field.`,
  );
  expect(({} as Record<string, unknown>).title).toBeUndefined();
});

test('a title that is no text is refused', async () => {
  expect(await reported(head('title: { b: 1 }'))).toBe('page.mdx:2:1  error: "title" is not text.');
});

test.each(['title: &a [*a]', 'title: &a { b: 1 }'])('an anchor in YAML is refused: %s', async (line) => {
  expect(await reported(head(line))).toMatch(/^page\.mdx:2:\d {2}error: /);
});

test('lists of lists of lists are refused before they grow', async () => {
  const bomb = Array.from({ length: 30 }, (_, n) => `  - &l${n} [${n ? `*l${n - 1}, *l${n - 1}` : 'a'}]`);
  expect(await reported(head('title: a', 'movedAnchors:', ...bomb))).toBe(
    'page.mdx:1:4  error: The front matter is not valid YAML: Alias resolution is disabled.',
  );
});

test.each(['javascript:alert(1)', '//example.com', '/\\example.com', 'https://example.com'])(
  'an old anchor can’t lead to %s',
  async (target) => {
    expect(await reported(head('title: a', 'movedAnchors:', `  old: '${target}'`))).toBe(
      target.startsWith('https')
        ? `page.mdx:4:1  error: movedAnchors leads to "${target}", which this page does not have.`
        : `page.mdx:4:1  error: movedAnchors leads to "${target}".`,
    );
  },
);

test('an old anchor that looks like markup is the value of an attribute, whole', async () => {
  const { errors, html } = await readPage(head('title: a', 'movedAnchors:', `  'a"onload="x': top`));
  expect(errors).toEqual([]);
  expect(html).toContain('<span id="a&#x22;onload=&#x22;x"></span>');
});
