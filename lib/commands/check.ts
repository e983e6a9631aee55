// npm run check [-- --sites]: all checks without a browser, and the builds of the sites that browser tests visit.
import './plain-errors';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { run, runCommand } from './run';

await runCommand(async () => {
  // Generates modules from the content, whose types the other steps need.
  await run('npm', ['run', '--silent', 'generate']);
  const sites: Step[] = process.argv.includes('--sites') ? [['e2e', '--', '--only-build']] : [];
  // Runs before the unit tests and the builds, which read the compiled content from the cache.
  const content = runSteps(['check:content', '--', '--strict']);
  const failed = (
    await Promise.all([
      content,
      content.then(() => runSteps(['check:units'])),
      content.then((mistakes) => (mistakes.length > 0 ? [] : runSteps(...sites))),
      runSteps(['lint'], ['check:types']),
    ])
  ).flat();
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
});

type Step = [name: string, ...args: string[]];

/** Runs scripts one after another, prints each one's output at its end, and returns the names of those that failed. */
async function runSteps(...steps: Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const step of steps) {
    const start = performance.now();
    const child = spawn('npm', ['run', '--silent', ...step], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    const [code] = await once(child, 'close');
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`\n▸ npm run ${step.join(' ')}: ${code === 0 ? 'passed' : 'failed'} after ${seconds} s`);
    process.stdout.write(Buffer.concat(output));
    if (code !== 0) failed.push(step[0]);
  }
  return failed;
}
