// A part of `npm run dev`, in a separate process: generates what Next bundles, then checks the content after each edit.
import './plain-errors';
import { checkChangedInputs, requireInputs } from './require-inputs';
import { runCommand } from './run';

process.once('disconnect', () => process.exit());

await runCommand(async () => {
  const problems = await checkChangedInputs();
  if (problems.length > 0) {
    process.send?.(problems);
    await requireInputs();
  }
  // Only now, because this module imports the files that were checked.
  const { watchContent } = await import('./watch-checked-content');
  await watchContent();
});
