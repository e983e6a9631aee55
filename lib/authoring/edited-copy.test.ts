import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestOf, digestOfFiles } from '@/lib/cache/disk-cache';
import { toAnchor } from '@/lib/markup/anchors';
import { passedChecks } from '@/lib/testing/units/unchanged-tests';
import { removeEntry } from './manifest';
import { addRules, redirectTo } from './plan-move';

// A copy of the site's code with pages of its own, so that it doesn't depend on what authors write. The tests edit
// the pages as authors do, and check them with the authors' commands.
const root = process.cwd();
const copy = path.join(os.tmpdir(), `edited-copy-${process.pid}`);
const inCopy = (file: string) => path.join(copy, file);
const read = (file: string) => fs.readFileSync(inCopy(file), 'utf8');
const edit = (file: string, change: (text: string) => string) => {
  const [before, after] = [read(file), change(read(file))];
  expect(after, `${file} is changed`).not.toBe(before);
  fs.writeFileSync(inCopy(file), after);
};

/** What is copied, besides caches and packages. The commands read nothing else. */
const copied = [
  ...['lib', 'public', 'README.md', 'CONTRIBUTING.md', 'DEPLOYING.md', 'docs', 'e2e/README.md'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'content/data'],
  ...['content/announcement.ts', 'content/releases.ts'],
];

/** The pages in `content/concepts/`, each with its headings. */
const pages: Record<string, string[]> = {
  'what-is-sablier': ['Two protocols'],
  fees: ['Broker fee', 'Could the fees change?'],
  governance: ['Admins', 'Powers'],
  nft: ['Burning', 'Who owns it'],
  security: ['Audits'],
  streaming: ['Where the idea comes from'],
  'use-cases': ['Vesting'],
};

const pageText = (slug: string, headings: readonly string[]): string =>
  [
    `---\ntitle: Page ${slug}\ndescription: What this page about ${slug} tells its readers, in one sentence.\n---`,
    ...headings.flatMap((heading) => [`## ${heading}`, 'See [the fees](/concepts/fees).']),
  ].join('\n\n');

/** The files that the copy has in place of the site's own. */
const written: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(pages).map(([slug, headings]) => [
      `content/concepts/${slug}.mdx`,
      `${pageText(slug, headings)}\n`,
    ]),
  ),
  'content/words.txt': '',
  'content/sidebar.ts': [
    "import type { Sidebars } from '@/lib/nav/sidebar';\n",
    'export const sidebars = {',
    '  concepts: [',
    ...Object.keys(pages).map((slug) => `    { label: 'Page ${slug}', slug: 'concepts/${slug}' },`),
    '  ],',
    ...['guides', 'reference', 'api', 'apps', 'support'].map((section) => `  ${section}: [],`),
    '} as const satisfies Sidebars;\n',
  ].join('\n'),
  'redirects.ts': [
    'export type Redirect = { from: string; to: string };\n',
    'export const exact: Redirect[] = [',
    "  { from: '/concepts/protocol/security', to: '/concepts/security' },",
    "  { from: '/contracts/v2/security', to: '/concepts/security' },",
    '];\n',
    'export const prefix: Redirect[] = [];\n',
  ].join('\n'),
};

/** Runs one of the commands in the copy. */
function run(command: string, ...args: string[]): string {
  const file = `lib/commands/${command}.ts`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: copy,
    encoding: 'utf8',
    // In a GitHub workflow, the output would have another format.
    env: { ...process.env, GITHUB_ACTIONS: '' },
  });
  return stdout + stderr;
}

/**
 * Returns what the check reports about permalinks, as two lines each. It also reports links to pages that the
 * copy lacks.
 */
const toldByCheck = (): string[] =>
  run('check-content', '--all')
    .split('\n\n')
    .filter((problem) => /^content\/permalinks\.txt:\d/.test(problem))
    .map((problem) => problem.replace(/^(\S+?):\d+:\d+ {2}warning: /, ''));

/** Replaces a page's sidebar entry with a redirect. */
function addRule(from: string, to: string): void {
  edit('content/sidebar.ts', (text) => removeEntry(text, from.slice(1)));
  edit('redirects.ts', (text) => addRules(text, [{ from, to }]));
}

/**
 * Follows a message's suggestion to add a rule. `otherTarget` is for messages that can't suggest a target.
 */
function followRule(message = '', otherTarget?: string): void {
  const [, from = '', to = ''] = /\{ from: '([^']+)', to: '([^']+)' \}/.exec(message) ?? [];
  addRule(from, otherTarget ?? to);
}

/** Adds the front matter that messages suggest to the files that they name. */
function followMovedAnchors(messages: string[]): void {
  const lines = new Map<string, string[]>();
  for (const message of messages) {
    const [, file, entry] =
      /front matter of (\S+) where it is now: {2}movedAnchors: \{ (.*) \}/.exec(message) ?? [];
    if (file && entry) lines.set(file, [...(lines.get(file) ?? []), `  ${entry}\n`]);
  }
  for (const [file, entries] of lines)
    edit(file, (text) => {
      const list = `\nmovedAnchors:\n${entries.join('')}`;
      return text.includes('\nmovedAnchors:\n')
        ? text.replace('\nmovedAnchors:\n', list)
        : text.replace('\n---\n', `${list}---\n`);
    });
}

const digest = digestOf(
  digestOfFiles(copied),
  fs.readFileSync('lib/authoring/edited-copy.test.ts'),
  process.version,
);

// It takes a tenth of the time of all unit tests, so it isn't repeated for the same files.
describe.skipIf(passedChecks.has(digest))('in a copy of the site', () => {
  beforeAll(() => {
    for (const name of copied) fs.cpSync(path.join(root, name), inCopy(name), { recursive: true });
    for (const [file, text] of Object.entries(written)) {
      fs.mkdirSync(path.dirname(inCopy(file)), { recursive: true });
      fs.writeFileSync(inCopy(file), text);
    }
    for (const name of ['node_modules', '.cache']) {
      fs.mkdirSync(path.join(root, name), { recursive: true });
      fs.symlinkSync(path.join(root, name), inCopy(name));
    }
  });
  afterAll(() => fs.rmSync(copy, { recursive: true }));

  test('a renamed heading, a deleted page and a page moved by hand are reported, and what the messages say fixes them', () => {
    expect(run('permalinks')).toMatch(/^content\/permalinks\.txt: added \d+: /);

    edit('content/concepts/fees.mdx', (text) =>
      text.replace(/^## Could the fees change\?$/m, '## Could fees change?'),
    );
    fs.rmSync(inCopy('content/concepts/use-cases.mdx'));
    fs.renameSync(inCopy('content/concepts/security.mdx'), inCopy('content/concepts/securities.mdx'));
    // A deleted page with a rule for its address, but not for its anchors.
    fs.rmSync(inCopy('content/concepts/governance.mdx'));
    addRule('/concepts/governance', '/concepts/what-is-sablier');

    const reported = toldByCheck();
    const ofRule = /^\/concepts\/governance leads to \/concepts\/what-is-sablier, which has no anchor "#/;
    expect(reported.filter((problem) => ofRule.test(problem)).length).toBeGreaterThan(1);
    const others = reported.filter((problem) => !ofRule.test(problem));
    expect(others).toEqual([
      [
        '/concepts/fees has no anchor "#could-the-fees-change" any more. [permalinks]',
        '  Write [#could-the-fees-change] behind its heading, or say in the front matter of content/concepts/fees.mdx where it is now:  movedAnchors: { could-the-fees-change: could-fees-change }',
      ].join('\n'),
      [
        'There is no longer anything at /concepts/protocol/security. [permalinks]',
        "  Its rule in redirects.ts leads to /concepts/security, which doesn't exist. Change it.",
      ].join('\n'),
      [
        'There is no longer anything at /concepts/security. [permalinks]',
        "  Remove it from content/sidebar.ts, and redirect it in redirects.ts:  { from: '/concepts/security', to: '/concepts/securities' },",
      ].join('\n'),
      [
        'There is no longer anything at /concepts/use-cases. [permalinks]',
        "  Remove it from content/sidebar.ts, and redirect it in redirects.ts:  { from: '/concepts/use-cases', to: '/…' },",
      ].join('\n'),
      [
        'There is no longer anything at /contracts/v2/security. [permalinks]',
        "  Its rule in redirects.ts leads to /concepts/security, which doesn't exist. Change it.",
      ].join('\n'),
    ]);

    followMovedAnchors(reported);
    followRule(others[2]);
    // The page became a section, so its anchors don't need targets.
    followRule(others[3], '/concepts/what-is-sablier#two-protocols');
    edit('redirects.ts', (text) => redirectTo(text, '/concepts/security', '/concepts/securities'));
    // An explicit ID preserves a heading's anchor, and the command redirects the moved page, so neither needs a fix.
    edit('content/concepts/nft.mdx', (text) =>
      text.replace(/^## (.+)$/m, (_, words) => `## Other words [#${toAnchor(words)}]`),
    );
    expect(run('move', 'concepts/streaming', 'concepts/lockup/streaming')).toContain(
      'Moved /concepts/streaming to /concepts/lockup/streaming.',
    );
    expect(toldByCheck()).toEqual([]);
    passedChecks.write(digest, '');
  }, 600_000);
});
