import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { vi } from 'vitest';
import { RpcError, type RpcRequest } from './evm/json-rpc';
import { sampleFile } from './sample-files';

type Settings = {
  /** What stands behind the name of the script on the command line. */
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Files of the folder in which it runs, by name. */
  files?: Readonly<Record<string, string>>;
  /** Answers JSON-RPC in place of every node that it asks. */
  node?: (request: RpcRequest) => Promise<unknown>;
  /** Answers everything else that it fetches. Without it, nothing else may be asked. */
  host?: (request: Request) => Promise<Response> | Response;
};

/** What a script has left: what it wrote on the screen, line by line, and the files of its folder. */
export type ScriptRun = { lines: string[]; files: Record<string, string> };

/**
 * Runs a script of a page, unchanged, as `npx tsx <script> <args>` would, except that what it fetches is answered here.
 * @param name its path below `content/samples/`
 * @throws what the script throws
 */
export async function runScript(name: string, settings: Settings = {}): Promise<ScriptRun> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'script-'));
  const home = process.cwd();
  const argv = process.argv;
  const lines: string[] = [];
  const file = path.resolve(sampleFile(name));
  for (const [each, text] of Object.entries(settings.files ?? {}))
    fs.writeFileSync(path.join(folder, each), text);
  for (const [key, value] of Object.entries(settings.env ?? {})) vi.stubEnv(key, value);
  const answers: Promise<Response>[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const given = answer(new Request(input, init), settings);
    answers.push(given);
    return given;
  });
  const log = vi.spyOn(console, 'log').mockImplementation((...words) => {
    lines.push(words.map(toText).join(' '));
  });
  process.argv = ['node', file, ...(settings.args ?? [])];
  process.chdir(folder);
  // A script runs when it is loaded, and a module is loaded once.
  vi.resetModules();
  try {
    await import(/* @vite-ignore */ file);
    return { lines, files: readFolder(folder) };
  } finally {
    // A script that fails at one answer may leave others open.
    await Promise.allSettled(answers);
    process.chdir(home);
    process.argv = argv;
    log.mockRestore();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    fs.rmSync(folder, { recursive: true });
  }
}

async function answer(request: Request, { node, host }: Settings): Promise<Response> {
  const text = await request.clone().text();
  const asked = request.method === 'POST' && text.startsWith('{') ? JSON.parse(text) : {};
  if ('jsonrpc' in asked && node) {
    const reply = { jsonrpc: '2.0', id: asked.id };
    return Response.json(
      await node(asked).then(
        (result) => ({ ...reply, result }),
        (error: unknown) => ({ ...reply, error: toRpcError(error) }),
      ),
    );
  }
  if (!host) throw new Error(`Nobody answers for ${request.url}.`);
  return host(request);
}

function toRpcError(error: unknown): object {
  if (!(error instanceof RpcError)) throw error;
  const { code, message, data } = error;
  return { code, message, data };
}

const toText = (word: unknown): string => (typeof word === 'string' ? word : inspect(word));

const readFolder = (folder: string): Record<string, string> =>
  Object.fromEntries(
    fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
