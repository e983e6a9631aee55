// npm run check:content [-- --strict] [-- --all] [-- --fix]: what is wrong in pages, links, words, sidebar and redirects.
import './plain-errors';
import { applyFixes } from '@/lib/check/apply-fixes';
import { checkContent } from '@/lib/check/check-content';
import { checkProse } from '@/lib/check/prose/check-prose';
import { reportProblems } from '@/lib/check/report-problems';
import { env } from '@/lib/site/env';
import { runCommand, StepFailed } from './run';

await runCommand(async () => {
  const options = process.argv.slice(2);
  if (options.includes('--fix')) {
    const changes = await applyFixes(checkProse);
    console.log(changes.length > 0 ? `${changes.join('\n')}\n` : 'There was nothing to mend by itself.\n');
  }
  const { text, errors, warnings } = reportProblems([...(await checkContent()), ...(await checkProse())], {
    all: options.includes('--all'),
    annotations: env.isGitHubActions,
  });
  console.log(text);
  if (errors > 0) throw new StepFailed('Mend the errors above: a page with an error can not be shown.');
  if (warnings > 0 && options.includes('--strict')) throw new StepFailed('Mend the warnings above.');
});
