import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readAnswers } from './read-answers';

const state = {
  rules: [],
  slugs: new Set(['guides/lockup/overview']),
  published: undefined,
  listed: ['guides/lockup/overview', 'guides/flow/overview'],
};
const description = 'How a recipient contract learns that its stream was canceled or withdrawn from.';
const texts = ['--title', 'Hooks', '--description', description];

/** Answers questions with lines in order, and returns the page and everything that the author reads. */
async function converse(args: string[], lines: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  const left = [...lines];
  output.on('data', (chunk) => {
    shown += chunk;
    // A question ends with a colon, and a refusal with a line break.
    if (/: $/.test(String(chunk))) {
      const line = left.shift();
      if (line === undefined) input.end();
      else input.write(`${line}\n`);
    }
  });
  const page = await readAnswers(args, state, { input, output });
  return { page, shown, left };
}

test('a page can be named by its address or its file', async () => {
  for (const name of ['guides/lockup/my-page', '/guides/lockup/my-page', 'content/guides/lockup/my-page.mdx'])
    expect(await readAnswers([name, ...texts], state, undefined)).toEqual({
      slug: 'guides/lockup/my-page',
      title: 'Hooks',
      description,
    });
});

test.each([
  [
    ['guides/a', '--kind', 'tutorial'],
    'There is no template "tutorial": the kinds of pages are concept, how-to, reference, app.',
  ],
  [['guides/a', '--titel', 'T'], "The flag --titel doesn't exist. Did you mean --title?"],
  [
    ['--after', 'guides/flow/overveiw'],
    'content/sidebar.ts lists no page "guides/flow/overveiw": did you mean guides/flow/overview?',
  ],
  [['guide/a'], 'There is no section "guide": did you mean guides?'],
  [['guides/a', '--title', 'T'], 'A page needs an address, a title and a description: npm run new'],
])('%j is refused without a question', async (args, message) => {
  await expect(readAnswers(args, state, undefined)).rejects.toThrow(message);
});

test('the command asks for what is missing, and asks again after a wrong answer', async () => {
  const { page, shown, left } = await converse(
    [],
    ['guide/hooks', 'guides/hooks', '', 'Hooks', 'Too short.', description],
  );
  expect(page).toEqual({ slug: 'guides/hooks', title: 'Hooks', description });
  expect(left).toEqual([]);
  expect(shown).toMatchInlineSnapshot(`
    "Address, as guides/lockup/my-page: There is no section "guide": did you mean guides?
    Address, as guides/lockup/my-page: Title: "title" is empty. Add  title: "…"  between the two --- lines at the top of the page.
    Title: Description, one sentence of 50 to 160 characters: "description" is shorter than 50 characters. Write one sentence of 50 to 160 characters that describes the page:  description: "…"
    Description, one sentence of 50 to 160 characters: "
  `);
});

test('only what is missing is asked for', async () => {
  const { page, shown } = await converse(['guides/hooks', '--title', 'Hooks'], [description]);
  expect(page).toMatchObject({ slug: 'guides/hooks', title: 'Hooks', description });
  expect(shown).not.toContain('Title');
});

test('an author who ends the input is told that nothing was created', async () => {
  await expect(converse([], ['guides/hooks'])).rejects.toThrow('Nothing was created.');
});
