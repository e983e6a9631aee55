import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

export const next = 'node_modules/next/dist/bin/next';

/** An app that does nothing except show the pages of a folder. */
export const bareApp = 'lib/commands/bench/bare-next';

export const bareFolder = '.cache/bare-next';

/**
 * Builds the site in a copy of the repository as `npm run build` does, without a base path, into `out/`.
 * @param contentDir a folder of plain pages to use instead of the content
 * @returns seconds
 * @throws if the build fails or is stopped; the message contains everything that it printed
 */
export const timeSiteBuild = (
  copy: string,
  contentDir: string | undefined,
  stop: AbortSignal,
): Promise<number> =>
  timeBuild(copy, ['--import', 'tsx', 'lib/commands/build.ts'], stop, {
    BASE_PATH: '',
    CONTENT_DIR: contentDir ?? '',
    OUT_DIR: 'out',
  });

/** Puts an app that only has Next and its MDX package into a copy of the repository. */
export function prepareBareApp(copy: string): void {
  fs.cpSync(bareApp, path.join(copy, bareFolder), { recursive: true });
}

/** Builds that app with a folder of plain pages. Returns seconds, and throws, as `timeSiteBuild` does. */
export const timeBareBuild = (copy: string, contentDir: string, stop: AbortSignal): Promise<number> =>
  timeBuild(copy, [next, 'build', bareFolder], stop, {
    BARE_CONTENT: contentDir,
    NEXT_TELEMETRY_DISABLED: '1',
  });

async function timeBuild(
  cwd: string,
  args: string[],
  stop: AbortSignal,
  env: Record<string, string>,
): Promise<number> {
  stop.throwIfAborted();
  const start = performance.now();
  const build = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => build.kill();
  stop.addEventListener('abort', kill);
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      build.once('error', reject).once('close', resolve);
    });
    const [output, errors, code] = await Promise.all([text(build.stdout), text(build.stderr), ended]);
    stop.throwIfAborted();
    if (code !== 0) throw new Error(`${output}\n${errors}\nThe measured build failed.`);
    return (performance.now() - start) / 1000;
  } finally {
    stop.removeEventListener('abort', kill);
  }
}
