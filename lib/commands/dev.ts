// npm run dev: Next's server, and a watcher of the content, which starts again when a module that it imported changes.
import './plain-errors';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildPaths } from '@/lib/export/build-paths';
import { listen } from '@/lib/export/serve/listen';
import { hasContentVersion } from '@/lib/pages/content-version';
import { forgetPageServer } from '@/lib/pages/page-server';
import { env } from '@/lib/site/env';
import { afterLastChange, isInput } from './file-changes';
import { nextBin, runCommand } from './run';

/** What Next needs from the watcher. */
const generated = ['.generated/known-errors.ts', '.generated/navigation.ts', buildPaths.developmentRedirects];

/** Milliseconds until the watcher is ready, several times what it takes to compile all contracts. */
const longestStart = 600_000;

/** @throws Error if another program listens on the port, before anything is built */
async function requireFreePort(port: number): Promise<void> {
  const server = net.createServer();
  await listen(server, port, 'npm run dev');
  await new Promise((resolve) => server.close(resolve));
}

let watcher: ChildProcess | undefined;
/** The next watcher, until it's ready. */
let starting: ChildProcess | undefined;
let next: ChildProcess | undefined;
/** The redirects that Next has read. It reads them only when it starts. */
let redirects = '';

const readRedirects = (): string => fs.readFileSync(buildPaths.developmentRedirects, 'utf8');

/**
 * Starts the watcher and waits for what Next needs. The previous one works until then, so a mistake stops nothing.
 * @throws Error if it ends instead, and has printed the reason, or isn't ready after `longestStart`
 */
async function startWatcher(): Promise<void> {
  const args = ['--import', 'tsx', 'lib/commands/watch-content.ts', ...(watcher ? [] : ['--first'])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  starting?.kill();
  starting = child;
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'close'),
    wait(longestStart, ['late'], { ref: false }),
  ]);
  // The content has changed again since.
  if (starting !== child) return;
  starting = undefined;
  if (message !== 'ready') {
    if (Array.isArray(message)) {
      watcher?.send(message);
      await once(child, 'close');
    }
    child.kill();
    throw new Error(
      message === 'late'
        ? `The content wasn't ready after ${longestStart / 1000} s. Restart npm run dev.`
        : 'Correct the content. The reason is above.',
    );
  }
  watcher?.kill();
  watcher = child;
  if (next && redirects !== readRedirects()) next.kill();
}

function watchInputs(): void {
  const onChange = afterLastChange(startWatcher);
  const content = fs.watch('content', { recursive: true }, (_, file) => {
    if (file !== null && isInput(file)) onChange();
  });
  // Editors replace a file, which ends a watch over the file itself.
  const root = fs.watch('.', (_, file) => {
    if (file === 'redirects.ts') onChange();
  });
  // The command ends with Next.
  for (const each of [content, root]) each.unref();
}

async function serve(): Promise<void> {
  for (;;) {
    redirects = readRedirects();
    next = spawn(process.execPath, [nextBin, 'dev', '--port', String(env.port)], {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', WITH_CONTENT: '1' },
    });
    const [code] = await once(next, 'close');
    if (redirects !== readRedirects()) continue;
    if (code !== 0) throw new Error(`Next ended with ${code ?? 'a signal'}.`);
    return;
  }
}

function endChildren(): void {
  for (const child of [watcher, starting, next]) child?.kill();
}

/** Ends everything when this process is asked to end, or when npm, which started it, has ended. */
function endTogether(): void {
  const end = (): void => {
    endChildren();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) end();
  }, 500);
  watch.unref();
}

await runCommand(async () => {
  endTogether();
  await requireFreePort(env.port);
  // What an earlier run has generated is enough to start with, because Next follows its changes.
  forgetPageServer();
  const isGenerated = hasContentVersion() && generated.every((file) => fs.existsSync(file));
  if (!isGenerated) await startWatcher();
  const serving = serve();
  try {
    if (isGenerated) await Promise.race([startWatcher(), serving]);
    if (!env.contentDir) watchInputs();
    await serving;
  } finally {
    endChildren();
  }
});
