// npm run check:content: what is wrong in pages, links, words, the sidebar, and redirects. `usage` lists its options.
import './plain-errors';
import fs from 'node:fs';
import { reportProblems } from '@/lib/check/report-problems';
import { plural } from '@/lib/markup/plural';
import type { Problem } from '@/lib/markup/problem';
import { env } from '@/lib/site/env';
import { type CheckOptions, isAtPlace, readOptions, usage } from './read-options';
import { checkChangedInputs } from './require-inputs';
import { runCommand } from './run';

/** After this time without output, the command says how far it is. */
const progressMs = 5000;

/** Returns a function that prints progress from time to time, to the error output, so that it isn't part of the report. */
function createProgress(): (done: number, all: number) => void {
  let last = performance.now();
  if (!fs.existsSync('.cache/documents'))
    console.error(
      'The first check in a clone compiles the contracts and every page. It takes about a minute.',
    );
  return (done, all) => {
    if (performance.now() - last < progressMs) return;
    last = performance.now();
    console.error(`Checked ${done} of ${all} pages.`);
  };
}

function report(problems: Problem[], { places, all, strict }: CheckOptions): void {
  const shown = problems.filter(({ file }) => isAtPlace(file, places));
  const { text, errors, warnings } = reportProblems(shown, { all, annotations: env.isGitHubActions });
  console.log(text);
  const others = problems.filter((problem) => problem.level !== 'notice' && !shown.includes(problem)).length;
  if (others > 0) console.log(`\nOther files have ${plural(others, 'more problem')}.`);
  if (errors > 0) throw new Error("Fix the errors above: pages with errors can't be shown.");
  if (warnings > 0 && strict) throw new Error('Fix the warnings above.');
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(usage);
    return;
  }
  const problems = await checkChangedInputs();
  if (problems.length > 0) {
    report(problems, { ...options, places: [] });
    return;
  }
  // Only now, because these modules import the files that were checked.
  const { checkAll } = await import('@/lib/check/check-content');
  if (options.fix) {
    const { applyFixes } = await import('@/lib/check/apply-fixes');
    const { checkProse } = await import('@/lib/check/prose/check-prose');
    const changes = await applyFixes(async () =>
      (await checkProse()).filter(({ file }) => isAtPlace(file, options.places)),
    );
    console.log(changes.length > 0 ? `${changes.join('\n')}\n` : 'There was nothing to fix automatically.\n');
  }
  const { describeUpdate, writePermalinks } = await import('@/lib/nav/permalinks/update-permalinks');
  const onPermalinks = (site: Parameters<typeof writePermalinks>[0]): void => {
    const update = describeUpdate(writePermalinks(site));
    if (update) console.error(`${update}\n`);
  };
  // A workflow doesn't commit the update.
  const hooks = { onProgress: createProgress(), ...(!env.isGitHubActions && { onPermalinks }) };
  const { startSecondCompiler } = await import('./second-compiler');
  const second = startSecondCompiler();
  report(await checkAll(hooks).finally(() => second?.kill()), options);
});
