// npm test [-- --changed]: runs all checks, or those that changes since the main branch can affect.
import './plain-errors';
import { readChanges } from './changed-files';
import { stepsFor } from './changed-steps';
import { findBrowser, installOptionalPrograms } from './find-programs';
import { run, runCommand } from './run';

await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg !== '--changed'))
    throw new Error(`npm test has no option ${args.join(' ')}. Use  npm test -- --changed`);
  const isLimited = args.length > 0;
  const changes = isLimited ? readChanges() : undefined;
  if (isLimited && !changes) console.log('All checks run, because there is no branch main to compare with.');
  const steps = changes && stepsFor(changes.files, changes.before);
  if (!steps) {
    // Missing browsers and nginx are downloaded while the checks use the processor.
    await Promise.all([
      run('npm', ['run', '--silent', 'check', '--', '--sites']),
      findBrowser().then(installOptionalPrograms),
    ]);
    await run('npm', ['run', '--silent', 'e2e']);
    return;
  }
  if (steps.length === 0) console.log('No changes affect any test.');
  for (const { command, env } of steps) {
    const [program = '', ...rest] = command;
    console.log(`\n▸ ${command.join(' ')}`);
    await run(program, rest, { ...process.env, ...env });
  }
});
