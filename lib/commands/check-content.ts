// npm run check:content [-- --strict] [-- --all]: what is wrong in pages, links, sidebar and redirects, in seconds.
import './plain-errors';
import { checkContent } from '@/lib/check/check-content';
import { reportProblems } from '@/lib/check/report-problems';
import { runCommand, StepFailed } from './run';

await runCommand(async () => {
  const options = process.argv.slice(2);
  const { text, errors, warnings } = reportProblems(await checkContent(), { all: options.includes('--all') });
  console.log(text);
  if (errors > 0) throw new StepFailed('Mend the errors above: a page with an error can not be shown.');
  if (warnings > 0 && options.includes('--strict')) throw new StepFailed('Mend the warnings above.');
});
