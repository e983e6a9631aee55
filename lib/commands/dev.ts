// npm run dev: Next's development server, and a process that shows each edit of the content in the open browser and checks
// it. That process starts again when the sidebar, the redirects, or the data change, because it has imported them.
import './plain-errors';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { env } from '@/lib/site/env';
import { isInput } from './is-input';
import { requireInputs } from './require-inputs';
import { run, runCommand, StepFailed } from './run';

/** Editors write a file in several steps; what happens within this time is one change. */
const settleMs = 40;

/** @throws StepFailed if another program listens on the port, before anything is built */
async function requireFreePort(port: number): Promise<void> {
  const server = net.createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new StepFailed(
      `Port ${port} is in use. Stop the other program, or choose another port:  PORT=${port + 1} npm run dev`,
    );
  }
  await new Promise((resolve) => server.close(resolve));
}

let watcher: ChildProcess | undefined;

/** Starts the process that watches the content, and waits until Next can bundle what it generates. */
async function startWatcher(): Promise<void> {
  watcher?.kill();
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/commands/watch-content.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  watcher = child;
  const [ready] = await Promise.race([once(child, 'message'), once(child, 'close')]);
  if (ready !== 'ready' && watcher === child) throw new StepFailed("The content can't be watched.");
}

async function checkAgain(): Promise<void> {
  requireInputs();
  await startWatcher();
}

function watchInputs(): void {
  let timer: NodeJS.Timeout | undefined;
  const onChange = (file: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (file === 'redirects.ts')
        console.log('\nThe redirects changed. To follow them in the browser, start npm run dev again.');
      checkAgain().catch((error: unknown) =>
        console.error(`\n${error instanceof Error ? error.message : error}\n`),
      );
    }, settleMs);
  };
  const content = fs.watch('content', { recursive: true }, (_, file) => {
    if (file !== null && isInput(file)) onChange(file);
  });
  // Editors replace a file, which ends a watch over the file itself.
  const root = fs.watch('.', (_, file) => {
    if (file === 'redirects.ts') onChange(file);
  });
  // The command ends with Next.
  for (const each of [content, root]) each.unref();
}

await runCommand(async () => {
  await requireFreePort(env.port);
  requireInputs();
  await startWatcher();
  if (!env.contentDir) watchInputs();
  try {
    await run(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', String(env.port)], {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
    });
  } finally {
    watcher?.kill();
  }
});
