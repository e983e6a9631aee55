import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { median } from 'd3-array';
import { nextBin } from '../run';
import type { Corpus } from './corpus';
import { rounded } from './rounded';
import { bareApp, bareFolder } from './time-build';

const port = 4690;
const runs = 3;
const pollMs = 50;
/** Turbopack writes its cache when it's idle. */
const cacheMs = 10_000;
const limitMs = 300_000;

/** A development server: its arguments for Node, its environment, and the address of the first page. */
type Server = { args: string[]; env: Record<string, string>; page: string };

/** The site as `npm run dev` starts it. */
const siteServer = (page: string, contentDir?: string): Server => ({
  args: ['--import', 'tsx', 'lib/commands/dev.ts'],
  env: contentDir ? { CONTENT_DIR: contentDir } : {},
  page,
});

function bareServer(page: string, contentDir: string): Server {
  fs.cpSync(bareApp, bareFolder, { recursive: true });
  const args = [nextBin, 'dev', bareFolder, '--port', String(port)];
  return { args, env: { BARE_CONTENT: contentDir }, page };
}

/** Returns seconds from a server's start to its first page, for each run, with caches from an earlier one. */
async function timeFirstPage(server: Server): Promise<number[]> {
  await runOnce(server, cacheMs);
  const times: number[] = [];
  while (times.length < runs) times.push(await runOnce(server, 0));
  return times;
}

async function runOnce({ args, env, page }: Server, lingerMs: number): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
      NODE_ENV: 'development',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const closed = once(child, 'close').then(([code]) => {
    throw new Error(`The development server ended with ${code ?? 'a signal'}.`);
  });
  closed.catch(() => {});
  try {
    await Promise.race([waitForPage(`http://localhost:${port}${page}`), closed]);
    const seconds = (performance.now() - start) / 1000;
    await setTimeout(lingerMs);
    return seconds;
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
    await closed.catch(() => {});
  }
}

async function waitForPage(url: string): Promise<void> {
  const signal = AbortSignal.timeout(limitMs);
  for (;;) {
    const response = await fetch(url, { signal }).catch(() => undefined);
    const text = await response?.text();
    if (signal.aborted) throw new Error(`${url} didn't answer within ${limitMs / 60_000} minutes.`);
    if (response?.ok) return;
    if (response) throw new Error(`${url}: ${response.status} ${text}`);
    await setTimeout(pollMs);
  }
}

/** Prints these times, for a folder of plain pages beside an app that only has Next and its MDX package. */
export async function reportFirstPage(corpus: Corpus | undefined): Promise<void> {
  const page = corpus ? `/${corpus.pages[0]?.replace(/\.html$/, '')}` : '/concepts/streaming';
  const site = await timeFirstPage(siteServer(page, corpus?.folder));
  const bare = corpus && (await timeFirstPage(bareServer(page, corpus.folder)));
  const row = (times: number[]) => ({ ...times.map(rounded), median: rounded(median(times)) });
  console.log('First page, with caches, in seconds');
  console.table({ 'npm run dev': row(site), ...(bare && { 'bare Next': row(bare) }) });
  if (bare)
    console.log(`${rounded((median(site) ?? 0) / (median(bare) ?? 0))} times bare Next; the goal is 1.5`);
}
