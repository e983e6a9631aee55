import fs from 'node:fs';
import path from 'node:path/posix';
import { expect, test } from 'vitest';
import { listSamples, readSample } from '@/lib/content/samples/sample-files';
import { filesBelow } from '@/lib/site/files-below';
import { site } from '@/lib/site/site';
import { shellOf, textAt } from './page-downloads';

// A page that runs a script with `npx tsx` must prepare an empty folder for it: its commands up to that point
// make the package an ES module if the script awaits at the top level, install `tsx` and what the script imports, and
// export its variables.

type Run = { file: string; script: string; commands: string };

const runs = filesBelow('content')
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => readRuns(file, fs.readFileSync(file, 'utf8')));

/** Returns the scripts that a page runs in its shell code, each with all commands before it. */
function readRuns(file: string, page: string): Run[] {
  const code = [...page.matchAll(/^( *)```bash(?! title)[^\n]*\n([\s\S]*?)^\1```/gm)]
    .map(([, , text]) => text)
    .join('');
  return [...code.matchAll(/npx tsx ([\w.-]+\.ts)/g)].map(({ 1: script = '', index }) => ({
    file,
    script,
    commands: code.slice(0, index),
  }));
}

/** Returns a script as shown on the page or on a page that it links to, followed by the files that it imports. */
function sourceOf({ file, script }: Run): string {
  const shown = [...fs.readFileSync(file, 'utf8').matchAll(/<Sample file="([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  const name = [...shown, ...listSamples()].find((each) => path.basename(each) === script);
  return name === undefined ? '' : withImports(name);
}

function withImports(name: string): string {
  const text = readSample(name);
  const imported = [...text.matchAll(/from '(\.\/[^']+)'/g)].map(([, file = '']) =>
    path.join(path.dirname(name), file),
  );
  return [text, ...imported.map((each) => withImports(each.replace(/(\.[jt]s)?$/, '.ts')))].join('\n');
}

function missingIn(run: Run): string[] {
  const source = sourceOf(run);
  const installed = [...run.commands.matchAll(/npm install (.*)/g)].flatMap(([, words = '']) =>
    words.split(' '),
  );
  const packages = [...source.matchAll(/from '((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?'/g)].map(
    ([, name = '']) => name,
  );
  const variables = [...source.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name);
  const isExported = (name: string) =>
    run.commands.includes(`export ${name}=`) || /set -a\s+source \S*\.env/.test(run.commands);
  const awaits = /^(?:(?:const|let) .* = )?(?:for )?await\b/m.test(source);
  return [
    ...(awaits && !run.commands.includes('npm pkg set type=module') ? ['type=module'] : []),
    ...['tsx', ...packages].filter((name) => !installed.includes(name)),
    ...variables.filter((name) => !isExported(name)),
  ];
}

test('the site serves every sample that commands download, without the markers of regions', async () => {
  const downloaded = filesBelow('content')
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => shellOf(file).match(/https:\S+/g) ?? [])
    .filter((url) => url.startsWith(`${site.url}/samples/`));
  expect(downloaded.map((url) => path.basename(url))).toEqual(
    expect.arrayContaining(['LinearVesting.sol', 'LinearVesting.t.sol', 'find-claim.ts', 'amounts.ts']),
  );
  for (const url of downloaded) expect(await textAt(url), url).not.toContain('#region');
});

test('the pages run the scripts of several guides', () => {
  expect([...new Set(runs.map(({ script }) => script))]).toEqual(
    expect.arrayContaining([
      'build-campaign.ts',
      'claim.ts',
      'claw-back.ts',
      'read-stream.ts',
      'read-debt.ts',
      'wallet-streams.ts',
    ]),
  );
});

test.each(runs.map((run) => [run.script, run.file, run] as const))(
  '%s runs with the commands of %s',
  (_, file, run) => {
    expect(sourceOf(run), file).not.toBe('');
    expect(missingIn(run), file).toEqual([]);
  },
);
