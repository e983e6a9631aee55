import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { checkPermalinks } from './check-permalinks';
import { addPermalinks } from './permalink';
import { listPermalinks, toSiteAddresses } from './site-addresses';

const page = (slug: string, headings: string[], movedAnchors: Record<string, string> = {}) => ({
  slug,
  file: `content/${slug}.mdx`,
  headings: headings.map((id) => ({ depth: 2 as const, id, text: id })),
  anchors: ['row-1'],
  movedAnchors,
  body: { kind: 'mdx' as const, code: '' },
});

const site = (fees: string[], moved = {}) =>
  toSiteAddresses(
    [page('concepts/fees', fees, moved), page('guides/start', [])],
    ['/', '/s/Vault.withdraw', '/data.json'],
    [{ from: '/costs', to: '/concepts/fees' }],
  );
const published = addPermalinks('', listPermalinks(site(['broker-fee', 'gas'])));

const reported = (...args: Parameters<typeof checkPermalinks>) =>
  checkPermalinks(...args)
    .map(formatProblem)
    .join('\n\n');

test('the list holds pages with every anchor, old addresses, short links and files', () => {
  expect(published.split('\n')).toEqual([
    '/',
    '/concepts/fees',
    '/concepts/fees#broker-fee',
    '/concepts/fees#gas',
    '/concepts/fees#row-1',
    '/costs',
    '/data.json',
    '/guides/start',
    '/guides/start#row-1',
    '/s/Vault.withdraw',
    '',
  ]);
  expect(checkPermalinks(published, site(['broker-fee', 'gas']))).toEqual([]);
});

test('a renamed heading is reported with the line that fixes it, and that line fixes it', () => {
  const renamed = ['broker-fees', 'gas'];
  expect(
    reported(addPermalinks(published, ['/concepts/fees#broker-fees']), site(renamed)),
  ).toMatchInlineSnapshot(`
    "content/permalinks.txt:3:1  warning: /concepts/fees has no anchor "#broker-fee" any more. [permalinks]
      Write [#broker-fee] behind its heading, or say in the front matter of content/concepts/fees.mdx where it is now:  movedAnchors: { broker-fee: broker-fees }"
  `);
  const fixed = site(renamed, { 'broker-fee': 'broker-fees' });
  expect(reported(addPermalinks(published, listPermalinks(fixed)), fixed)).toBe('');
});

test('a page that is gone is reported once, with the redirect that it needs; its anchors are asked of the new page', () => {
  const gone = addPermalinks(published, ['/concepts/fee', '/concepts/fee#gas', '/concepts/fee#lost']);
  const now = site(['broker-fee', 'gas']);
  expect(reported(gone, now)).toMatchInlineSnapshot(`
    "content/permalinks.txt:2:1  warning: There is no longer anything at /concepts/fee. [permalinks]
      Remove it from content/sidebar.ts, and redirect it in redirects.ts:  '/concepts/fee': '/…',"
  `);
  const moved = { ...now, moved: new Map([...now.moved, ['/concepts/fee', '/concepts/fees']]) };
  expect(reported(gone, moved)).toMatchInlineSnapshot(`
    "content/permalinks.txt:4:1  warning: /concepts/fee leads to /concepts/fees, which has no anchor "#lost" any more. [permalinks]
      Write [#lost] behind its heading, or say in the front matter of content/concepts/fees.mdx where it is now:  movedAnchors: { lost: top }"
  `);
});

test('the anchors of a page that became a section are led to that section', () => {
  const gone = addPermalinks(published, ['/gas', '/gas#lost']);
  const now = site(['broker-fee', 'gas']);
  expect(reported(gone, { ...now, moved: new Map([...now.moved, ['/gas', '/concepts/fees#gas']]) })).toBe('');
  expect(reported(gone, { ...now, moved: new Map([...now.moved, ['/gas', '/concepts/fee#gas']]) })).toContain(
    'There is no longer anything at /gas.',
  );
});

test('a page that is gone needs a redirect, and a rule that leads nowhere another target', () => {
  const now = {
    ...site(['broker-fee', 'gas']),
    moved: new Map([['/costs', '/concepts/gone']]),
  };
  const list = published
    .replace('/guides/start\n/guides/start#row-1\n', '/guides/begin\n')
    .replace('/guides/begin', '/guides/strat');
  expect(reported(list, now)).toMatchInlineSnapshot(`
    "content/permalinks.txt:6:1  warning: There is no longer anything at /costs. [permalinks]
      Its rule in redirects.ts leads to /concepts/gone, which doesn't exist. Change it.

    content/permalinks.txt:8:1  warning: There is no longer anything at /guides/strat. [permalinks]
      Remove it from content/sidebar.ts, and redirect it in redirects.ts:  '/guides/strat': '/…',

    content/permalinks.txt:1:1  notice: 2 new addresses are not in the list: /guides/start, /guides/start#row-1 [permalinks]
      npm run check:content adds them."
  `);
});

test('a short link and a file that are gone are reported in their own words', () => {
  expect(
    reported(addPermalinks(published, ['/s/Vault.gone', '/old.json']), site(['broker-fee', 'gas'])),
  ).toMatchInlineSnapshot(`
    "content/permalinks.txt:10:1  warning: There is no longer anything at /old.json. [permalinks]
      Programs read this file: keep it.

    content/permalinks.txt:11:1  warning: There is no longer anything at /s/Vault.gone. [permalinks]
      Short links follow the names in lib/protocol/reference: keep the name or its old link."
  `);
});

test('what is new, out of order, or no address is reported', () => {
  const now = site(['broker-fee', 'gas', 'a', 'b', 'c', 'd']);
  expect(reported(`${published}<<<<<<< HEAD\n/\n`, now)).toMatchInlineSnapshot(`
    "content/permalinks.txt:11:1  warning: "<<<<<<< HEAD" is not an address. [permalinks]
      Write it as /concepts/fees#broker-fee, or delete it.

    content/permalinks.txt:12:1  warning: The list is not sorted. [permalinks]
      Run  npm run permalinks

    content/permalinks.txt:1:1  notice: 4 new addresses are not in the list: /concepts/fees#a, /concepts/fees#b, /concepts/fees#c, … [permalinks]
      npm run check:content adds them."
  `);
});

test('published lines that were deleted are reported', () => {
  const lines = new Set(published.trim().split('\n'));
  const shorter = published.replace('/costs\n', '');
  const now = { ...site(['broker-fee', 'gas']), moved: new Map<string, string>() };
  expect(checkPermalinks(published, site(['broker-fee', 'gas']), lines)).toEqual([]);
  expect(checkPermalinks(shorter, now, lines).map(formatProblem).join('\n\n')).toMatchInlineSnapshot(`
    "content/permalinks.txt:1:1  warning: A published line was deleted: /costs [permalinks]
      Restore it:  git checkout origin/main -- content/permalinks.txt , then  npm run check:content"
  `);
});

test('an anchor that a page only leads on is not published by that', () => {
  const lines = listPermalinks(site(['gas'], { costs: 'gas' }));
  expect(lines).toContain('/concepts/fees#gas');
  expect(lines).not.toContain('/concepts/fees#costs');
});
