import fs from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { vi } from 'vitest';
import { sampleFile } from '@/lib/content/samples/sample-files';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import type { Chain } from '../foundry/chain';

/** `runScript` replaces the global function. */
const realFetch = fetch;

type Settings = {
  /** Command line arguments. */
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Files to create in the working directory, by name. */
  files?: Readonly<Record<string, string>>;
  /** Answers JSON-RPC requests to any node. */
  chain?: Chain;
  /** Answers all other requests. Without it, other requests fail. */
  host?: (request: Request) => Promise<Response> | Response;
};

/** The result of a script: its output, line by line, and the files in its working directory. */
type ScriptRun = { lines: string[]; files: Record<string, string> };

/**
 * Runs a script from a page unchanged, like `npx tsx <script> <args>`, but its requests to nodes go to the test's
 * chain, and others get fake responses.
 * @param name its path relative to `content/samples/`
 * @throws any error that the script throws
 */
export async function runScript(name: string, settings: Settings = {}): Promise<ScriptRun> {
  const folder = temporaryFolder();
  const home = process.cwd();
  const argv = process.argv;
  const lines: string[] = [];
  const file = path.resolve(sampleFile(name));
  for (const [each, text] of Object.entries(settings.files ?? {}))
    fs.writeFileSync(path.join(folder, each), text);
  for (const [key, value] of Object.entries(settings.env ?? {})) vi.stubEnv(key, value);
  const answers: Promise<Response>[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const pendingResponse = answer(new Request(input, init), settings);
    answers.push(pendingResponse);
    return pendingResponse;
  });
  const log = vi.spyOn(console, 'log').mockImplementation((...words) => {
    lines.push(words.map(toText).join(' '));
  });
  process.argv = ['node', file, ...(settings.args ?? [])];
  process.chdir(folder);
  // A script runs when its module is loaded, and modules are only loaded once.
  vi.resetModules();
  try {
    await import(/* @vite-ignore */ file);
    return { lines, files: readFolder(folder) };
  } finally {
    // A script that fails after one response may leave others pending.
    await Promise.allSettled(answers);
    process.chdir(home);
    process.argv = argv;
    log.mockRestore();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    fs.rmSync(folder, { recursive: true });
  }
}

async function answer(request: Request, { chain, host }: Settings): Promise<Response> {
  const body = await request.clone().text();
  if (chain && request.method === 'POST' && body.includes('"jsonrpc"')) {
    await chain.settle();
    return realFetch(chain.url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  }
  if (!host) throw new Error(`No fake response for ${request.url}.`);
  return host(request);
}

const toText = (word: unknown): string => (typeof word === 'string' ? word : inspect(word));

const readFolder = (folder: string): Record<string, string> =>
  Object.fromEntries(
    fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
