// npm test [-- --changed]: runs every check, or those that the changes can affect which are not on the main branch yet.
import './plain-errors';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { stepsFor } from './changed-steps';
import { run, runCommand } from './run';

await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg !== '--changed'))
    throw new Error(`npm test doesn't know ${args.join(' ')}. It knows  npm test -- --changed`);
  const steps = args.length > 0 ? stepsFor(changedFiles()) : undefined;
  if (!steps) {
    await run('npm', ['run', '--silent', 'check']);
    await run('npm', ['run', '--silent', 'e2e']);
    return;
  }
  if (steps.length === 0) console.log('Nothing has changed that a test is about.');
  for (const { command, env } of steps) {
    const [program = '', ...rest] = command;
    console.log(`\n▸ ${command.join(' ')}`);
    await run(program, rest, { ...process.env, ...env });
  }
});

/** Files that differ from the branch that the current one will be merged into, and new ones. */
function changedFiles(): string[] {
  const base = ['@{upstream}', 'origin/main', 'main']
    .map((branch) => git('merge-base', 'HEAD', branch))
    .find((lines) => lines.length > 0);
  const files = [
    ...git('diff', '--name-only', base?.[0] ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => fs.existsSync(file));
}

/** The lines that git prints; none if it fails. */
function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
