// npm test [-- --changed]: runs all checks, or those that changes since the main branch can affect.
import './plain-errors';
import { git } from '@/lib/site/commit';
import { stepsFor } from './changed-steps';
import { findBrowser, installOptionalPrograms } from './find-programs';
import { run, runCommand } from './run';

await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg !== '--changed'))
    throw new Error(`npm test has no option ${args.join(' ')}. Use  npm test -- --changed`);
  const steps = args.length > 0 ? stepsFor(changedFiles()) : undefined;
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

/** Lists new files, and files that differ from the target branch or are gone, such as those with a new name. */
function changedFiles(): string[] {
  const base = ['@{upstream}', 'origin/main', 'main']
    .map((branch) => git('merge-base', 'HEAD', branch))
    .find(Boolean);
  return [
    ...linesOf('diff', '--name-only', '--no-renames', base ?? 'HEAD'),
    ...linesOf('ls-files', '--others', '--exclude-standard'),
  ];
}

const linesOf = (...args: string[]): string[] => (git(...args) ?? '').split('\n').filter(Boolean);
