import { expect, test } from 'vitest';
import { compileBody } from '@/lib/content/compile';

// The screen `top-bar` has the pins 1 and 2.
const screen = '<Screen name="top-bar" />';
const list = '1. Tabs.\n2. Chain switcher.\n3. Wallet.';
const compile = (body: string) => compileBody(body, 'content/apps/example.mdx', 'mdx');

/** Returns the text of the steps that pins refer to. */
async function pinnedIn(body: string): Promise<string[]> {
  const { code, problems } = await compile(body);
  expect(problems).toEqual([]);
  return [...code.matchAll(/<li class=pinned>(?:\\n)?(?:<p>)?([\w ]+)/g)].map(([, text = '']) => text);
}

test('the pins of a screen mark the steps of the list below it or around it', async () => {
  const marked = ['Tabs', 'Chain switcher'];
  expect(await pinnedIn(`${screen}\n\n${list}`)).toEqual(marked);
  expect(await pinnedIn(`${screen}\n\n<Steps>\n\n${list}\n\n</Steps>`)).toEqual(marked);
  expect(await pinnedIn(`1. Tabs.\n\n   ${screen}\n\n2. Chain switcher.\n3. Wallet.`)).toEqual(marked);
});

test.each([
  ['A paragraph.', 'No list explains the pin 1.'],
  ['- Tabs.\n- Chain switcher.', 'No list explains the pin 1.'],
  ['1. Tabs.', 'The list has no step 2 for the pin 2.'],
])('a pin without a step is reported at the screen: %j', async (below, what) => {
  const { problems } = await compile(`Lead.\n\n${screen}\n\n${below}`);
  expect(problems[0]).toMatchObject({ rule: 'pins', line: 3, column: 1, what });
});

test('an unknown screen is reported with the most similar name', async () => {
  const { problems } = await compile('<Screen name="top-bra" />');
  expect(problems[0]).toMatchObject({
    what: 'There is no screen "top-bra".',
    fix: 'Did you mean "top-bar"?',
  });
});

test('the Markdown form and the search have the title and the text alternative, without the drawing', async () => {
  const { markdown, sections } = await compile(`${screen}\n\n${list}`);
  expect(markdown).toMatch(
    /^\*\*The top bar\. Schematic, app of December 2024\*\*\n\nFrom left to right: pin 1/,
  );
  expect(markdown).not.toContain('Ethereum0x12');
  expect(sections[0]?.text).toMatch(/^From left to right: pin 1 .*\nThe top bar\. Schematic/);
});
