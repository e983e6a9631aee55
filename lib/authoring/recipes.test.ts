import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestOf, digestOfFiles } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { toAnchor } from '@/lib/markup/anchors';
import { listSources } from '@/lib/testing/list-sources';
import { passedChecks } from '@/lib/testing/units/unchanged-tests';
import { addRule } from './redirect-rules';

// Follows the recipes of CONTRIBUTING.md in a copy of the site, with the examples and the commands that it shows. Then the
// content check, the linter, and the unit tests of code that reads pages have to pass, as in `npm test`. The browser tests
// take minutes, and those that an edited page can affect open every page alike.
const root = process.cwd();
const copy = path.join(os.tmpdir(), `recipes-${process.pid}`);
const inCopy = (file: string) => path.join(copy, file);
const read = (file: string) => fs.readFileSync(inCopy(file), 'utf8');
const write = (file: string, text: string) => fs.writeFileSync(inCopy(file), text);
const edit = (file: string, change: (text: string) => string) => {
  const [before, after] = [read(file), change(read(file))];
  expect(after, `${file} is changed`).not.toBe(before);
  write(file, after);
};

const contributing = fs.readFileSync('CONTRIBUTING.md', 'utf8');

/** Returns the code block of the guide that contains some words. */
function example(words: string): string {
  const fences = [...contributing.matchAll(/^( *)```\w+\n([\s\S]*?)^\1```/gm)]
    .map(([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
    .filter((code) => code.includes(words));
  expect(fences, `one example contains ${words}`).toHaveLength(1);
  return fences[0] ?? '';
}

/** Runs a command line of the guide in the copy. Scripts run without npm, which is slow to start. */
function run(line: string): string {
  const script = `
    npm() { local name="$2"; shift 2; [ "$1" = -- ] && shift; node --import tsx "lib/commands/$name.ts" "$@"; }
    npx() { "$PWD/node_modules/.bin/$1" "\${@:2}"; }
    ${line}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-ec', script], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '' },
  });
  expect(status, `${line}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...args], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const sources = listSources();

/**
 * Lists the unit tests that read pages, the sidebar, or redirects. Those of contracts, samples, and the export take
 * minutes, and no recipe changes what they read, besides the example of a query, which the content check compares with its
 * schema. The relevance of the search takes half a minute, and its bounds have room for a few pages. Code that only imports
 * the list of releases is tested with releases of its own.
 */
const testsOfContent = (): string[] =>
  sources.filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      !/^lib\/(?:authoring|commands|export|protocol|search\/push|search\/relevance|testing)\b/.test(file) &&
      (/from '@\/content\//.test(fs.readFileSync(file, 'utf8')) ||
        modulesOf([file]).some((name) =>
          /^(?:redirects\.ts|content\/sidebar|lib\/pages\/document)/.test(name),
        )),
  );

const digest = digestOf(
  digestOfFiles(sources.filter((file) => !/^(app|components|e2e)\//.test(file))),
  fs.readFileSync('lib/authoring/recipes.test.ts'),
  process.version,
);

// It takes seconds, so it isn't repeated for the same files.
describe.skipIf(passedChecks.has(digest))('in a copy of the site', () => {
  beforeAll(() => {
    for (const file of sources) {
      fs.mkdirSync(path.dirname(inCopy(file)), { recursive: true });
      fs.copyFileSync(file, inCopy(file));
    }
    for (const name of ['node_modules', '.cache']) {
      fs.mkdirSync(path.join(root, name), { recursive: true });
      fs.symlinkSync(path.join(root, name), inCopy(name));
    }
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-qm', 'The site');
  }, 120_000);
  afterAll(() => fs.rmSync(copy, { recursive: true }), 60_000);

  test('a new release is reported where it is listed until the packages have it', () => {
    const list = read('content/releases.ts');
    const [entry = ''] = / {2}\{\n {4}product: 'flow',[\s\S]*?\n {2}\},\n/.exec(list) ?? [];
    const added = entry.replace(/version: '.*'/, "version: 'v99.0'");
    write('content/releases.ts', list.replace(entry, `${added}${entry.replace("'newest'", "'older'")}`));
    const said = run('npm run check-content -- content/releases.ts || true');
    expect(said).toContain('1 error, 0 warnings');
    expect(said).toContain('The sablier package has no release Flow v99.0.');
    // The rest needs a package, so the list is as it was before the release.
    write('content/releases.ts', list);
  }, 600_000);

  test('after every recipe, the checks and the tests pass', () => {
    // Add a page, by hand.
    const page = example('title: Pause a stream\n');
    write('content/guides/pausing.mdx', page);
    const entry = example("slug: 'guides/pausing'");
    edit('content/sidebar.ts', (text) => text.replace(/^ {2}guides: \[\n/m, `$&    ${entry}`));

    // Add a page with the command, and replace what the template asks for.
    const command = example('npm run new --').replace('flow/pausing', 'flow/resting');
    run(command.replace('"Pause a stream"', '"Rest a stream"'));
    edit('content/guides/flow/resting.mdx', (text) =>
      [...text.split('---\n').slice(0, 2), page.split('---\n')[2]].join('---\n'),
    );

    // Move a page that was never published: nothing leads from its old address.
    const before = read('redirects.ts');
    expect(run(example('npm run move --'))).toContain('Moved /guides/pausing to /guides/flow/pausing.');
    expect(read('redirects.ts')).toBe(before);
    // Move one that was.
    run('npm run move -- concepts/streaming concepts/payment-streams');
    expect(read('redirects.ts')).toContain("'/concepts/streaming': '/concepts/payment-streams',");

    // Add an API example.
    const queries = 'content/samples/api/flow/envio/';
    for (const ending of ['graphql', 'variables.json'])
      write(
        `${queries}streams-to-recipient.${ending}`,
        read(`${queries}streams-by-sender.${ending}`)
          .replaceAll('sender', 'recipient')
          .replace('BySender', 'ToRecipient')
          .replace('    recipient\n', '    sender\n'),
      );
    run('npx tsx lib/testing/api/write-responses.ts');
    edit('content/api/flow/envio/queries.mdx', (text) =>
      text.replace(/^## One stream/m, `${example('### Streams to a recipient')}\n$&`),
    );

    // Replace a guide. The old text moves to the address of its release, and the anchors that only it has lead there.
    const [newer, older] = ['guides/flow/examples/batch-calls', 'guides/flow/v1.0/examples/batch-calls'];
    const old = read(`content/${newer}.mdx`);
    const fromMoved = old.slice(old.indexOf('movedAnchors:'));
    const anchors = [...fromMoved.matchAll(/^##+ (?:.*\[#([\w-]+)\]|(.*))$|^ {2}([\w-]+): (\S+)$/gm)]
      .map(([, written, words = '', moved, to]) => ({ anchor: moved ?? written ?? toAnchor(words), to }))
      .filter(({ anchor }) => anchor !== 'where-to-go-next')
      .map(({ anchor, to = anchor }) => {
        const target = to === 'top' ? `/${older}` : `/${older}#${to}`;
        return `  ${anchor}: ${to.startsWith('/') ? to : target}\n`;
      });
    expect(anchors).not.toEqual([]);
    fs.mkdirSync(path.dirname(inCopy(`content/${older}.mdx`)), { recursive: true });
    write(
      `content/${older}.mdx`,
      old
        .replace(/^(title: .*)/m, '$1 with v1.0')
        .replace(/^release: .*\n/m, '')
        .replace(
          /^description: .*/m,
          'description: How to combine several calls of Flow v1.0 in one transaction.',
        ),
    );
    write(
      `content/${newer}.mdx`,
      page
        .replace('title: Pause a stream', 'title: Combine calls')
        .replace(' a Flow stream', ' several Flow streams at once')
        .replace('release: Flow v3.0\n', `$&movedAnchors:\n${anchors.join('')}`),
    );

    // Reword two headings that others link to: the anchor of one is behind it, and that of the other in the front matter.
    const [first = '', second = ''] = [...read('content/concepts/nft.mdx').matchAll(/^## ([^[\n]+)$/gm)].map(
      ([, words = '']) => words,
    );
    edit('content/concepts/nft.mdx', (text) =>
      text
        .replace(`## ${first}`, `## Other words [#${toAnchor(first)}]`)
        .replace(`## ${second}`, '## Words of another kind')
        .replaceAll(`: ${toAnchor(second)}\n`, ': words-of-another-kind\n')
        .replace(/^movedAnchors:\n|\n---\n/m, (found) =>
          found.startsWith('moved')
            ? `${found}  ${toAnchor(second)}: words-of-another-kind\n`
            : `\nmovedAnchors:\n  ${toAnchor(second)}: words-of-another-kind${found}`,
        ),
    );

    // Redirect an address, add a term, and show samples.
    edit('redirects.ts', (text) => addRule(text, { from: '/concepts/safety', to: '/concepts/security' }));
    edit('content/concepts/glossary.mdx', (text) =>
      text.replace(
        /^### Deposit\n/m,
        '### Depleted balance\n\nWhat remains of a stream that paid out everything. See [Fees](/concepts/fees).\n\n$&',
      ),
    );
    fs.mkdirSync(inCopy('content/samples/pausing'));
    write('content/samples/pausing/is-paused.ts', "console.log(process.argv[2] === '0');\n");
    edit('content/guides/flow/pausing.mdx', (text) =>
      text.replace('## Where', '<Sample file="pausing/is-paused.ts" title="is-paused.ts" />\n\n## Where'),
    );
    edit('content/concepts/fees.mdx', (text) =>
      text.replace('## Where to go next', '<Sample file="legacy/save-abi.sh" />\n\n$&'),
    );
    run(`npx biome check ${queries} content/samples/pausing content/sidebar.ts redirects.ts`);

    // Only what the author changed: other mistakes are for the content check to report.
    const changed = git(
      'status',
      '--porcelain',
      '--untracked-files=all',
      '--no-renames',
      '--',
      'content',
      'redirects.ts',
    )
      .split('\n')
      .flatMap((line) => (/^(?: M|\?\?) (.+)$/.exec(line)?.[1] ?? []) as string | []);
    expect(changed.length).toBeGreaterThan(10);
    run(`npm run check:content -- --strict ${changed.join(' ')}`.replace('check:content', 'check-content'));
    run('npx tsx lib/commands/generate.ts');
    run(`npx vitest run --reporter=dot ${testsOfContent().join(' ')}`);
    passedChecks.write(digest, '');
  }, 600_000);
});
