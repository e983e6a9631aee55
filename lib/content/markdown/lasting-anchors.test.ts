import { describe, expect, test } from 'vitest';
import { compileBody } from '@/lib/content/compile';
import { listMovedAnchors } from '@/lib/markup/anchors';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { formatProblem } from '@/lib/markup/problem';

const compile = (lines: string[], moved: Record<string, string> = {}) =>
  compileBody(
    lines.join('\n'),
    'content/guides/page.mdx',
    'mdx',
    Object.entries(moved).map(([from, to]) => ({ from, to, line: 4 })),
  );
const idsOf = async (...lines: string[]) => (await compile(lines)).headings.map(({ id }) => id);
const reported = async (lines: string[], moved?: Record<string, string>) =>
  (await compile(lines, moved)).problems.map(formatProblem).join('\n');

describe('explicit ids', () => {
  test('a heading keeps the id behind it, and readers see only its words', async () => {
    const { headings, sections, code } = await compile(['## What it *costs* [#fees]', '', 'Text.']);
    expect(headings).toEqual([{ depth: 2, id: 'fees', text: 'What it costs' }]);
    expect(sections.map(({ heading }) => heading)).toContain('What it costs');
    expect(code).not.toContain('[#fees]');
  });

  test('an id goes to the heading that asks for it, even if an earlier one has these words', async () => {
    expect(await idsOf('## Fees', '', '## What it costs [#fees]')).toEqual(['fees-2', 'fees']);
  });

  test('one that is no anchor is reported with the one that it could be', async () => {
    expect(await reported(['## Costs [#What it Costs]'])).toMatchInlineSnapshot(`
      "content/guides/page.mdx:1:1  error: "[#What it Costs]" is not an anchor. [anchors]
        Write small letters, digits and single hyphens, as [#what-it-costs]."
    `);
    expect(await reported(['## Costs [#]'])).toContain('as [#section].');
    expect(await reported(['## Costs [#über]'])).toContain('as [#uber].');
  });

  test('one that two headings ask for is reported', async () => {
    expect(await reported(['## One [#fees]', '', '## Two [#fees]'])).toMatchInlineSnapshot(`
      "content/guides/page.mdx:3:1  error: Two headings have the anchor "#fees". [anchors]
        Give one of them another anchor."
    `);
  });
});

describe('moved anchors', () => {
  test('the heading that has the content now answers to the old anchor as well', async () => {
    const { code, headings } = await compile(['## Who may cancel'], { 'who-can-cancel': 'who-may-cancel' });
    expect(code).toMatch(/<h2 id=\\?"?who-may-cancel\\?"?><a [^>]*><span id=\\?"?who-can-cancel/);
    expect(headings.map(({ id }) => id)).toEqual(['who-may-cancel']);
  });

  test('an old anchor can lead to the top, and to another page, whose link is checked', async () => {
    const { code, links } = await compile(['Text.'], { old: 'top', gone: '/concepts/fees#broker-fee' });
    expect(code).toMatch(/<span id=\\?"?old/);
    expect(code).toMatch(/<p class=\\?"?moved-anchor\\?"? id=\\?"?gone/);
    expect(links).toEqual([
      { href: '/concepts/fees#broker-fee', place: { file: 'content/guides/page.mdx', line: 4, column: 1 } },
    ]);
  });

  test('a row of a table takes it in its first cell', async () => {
    const table = '<Deployments protocol="flow" version="v1.0" />';
    const { code, links } = await compile([table], { old: '1-SablierFlow' });
    expect(code).toMatch(/<tr id=\\?"?1-SablierFlow\\?"?><th [^>]*><span id=\\?"?old/);
    expect(links).toEqual([]);
  });

  test('a table brings those of its own, and an author has the say over them', async () => {
    const lines = [
      '<Deployments protocol="lockup" version="v1.2" unlisted="others" />',
      '',
      '## Others',
      '',
      '## Core 1',
    ];
    const { code, movedAnchors, headings } = await compile(lines, { optimism: 'others' });
    expect(code).toMatch(/<h3 id=\\?"?ethereum\\?"?>(<a [^>]*>)?<span id=\\?"?ethereum-mainnet/);
    expect(code).toMatch(/<h2 id=\\?"?others\\?"?>.*<span id=\\?"?iotex/);
    expect(movedAnchors).toMatchObject({ 'ethereum-mainnet': 'ethereum', optimism: 'others' });
    expect(headings.map(({ id }) => id)).toContain('core-1');
    expect(movedAnchors).not.toHaveProperty('core-1');
  });

  test('unknown targets, anchors that still exist, and invalid anchors are reported with their line', async () => {
    const moved = { 'who-can': 'who-my-cancel', 'who-may-cancel': 'top', 'a b': 'top' };
    expect(await reported(['## Who may cancel'], moved)).toMatchInlineSnapshot(`
      "content/guides/page.mdx:4:1  error: movedAnchors leads to "who-my-cancel", which this page does not have. [anchors]
        Did you mean "who-may-cancel"? Name an anchor of this page, top, or an address such as /concepts/fees#broker-fee.
      content/guides/page.mdx:4:1  error: This page still has the anchor "#who-may-cancel". [anchors]
        Remove it from movedAnchors.
      content/guides/page.mdx:4:1  error: "a b" is not an anchor. [anchors]
        An anchor can't contain spaces."
    `);
  });

  test('each is found at its line, whether they stand in one line or below one another', () => {
    const head = `---\ntitle: A\ndescription: ${'Text. '.repeat(10)}\n`;
    const lines = (moved: string) =>
      listMovedAnchors(readFrontMatter(head + moved, 'a.mdx')).map(({ line }) => line);
    expect(lines("movedAnchors:\n  a: x\n  'b(c)': y\n---\n\na: 1")).toEqual([5, 6]);
    expect(lines('movedAnchors: { a: x, "b(c)": y }\n---')).toEqual([4, 4]);
  });
});
