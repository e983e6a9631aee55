import fs from 'node:fs';
import path from 'node:path';
import { nextBin, runQuietly } from '../run';

/** An app that does nothing except show the pages of a folder. */
export const bareApp = 'lib/commands/bench/bare-next';

export const bareFolder = '.cache/bare-next';

/**
 * Builds the site in a copy of the repository as `npm run build` does, without a base path, into `out/`.
 * @param contentDir a folder of plain pages to use instead of the content
 * @returns seconds
 * @throws if the build fails; the message contains everything that it printed
 */
export const timeSiteBuild = (copy: string, contentDir: string | undefined): Promise<number> =>
  timeBuild(copy, ['--import', 'tsx', 'lib/commands/build.ts'], {
    BASE_PATH: '',
    CONTENT_DIR: contentDir ?? '',
    OUT_DIR: 'out',
  });

/** Puts an app that only has Next and its MDX package into a copy of the repository. */
export function prepareBareApp(copy: string): void {
  fs.cpSync(bareApp, path.join(copy, bareFolder), { recursive: true });
}

/** Builds that app with a folder of plain pages. Returns seconds, and throws, as `timeSiteBuild` does. */
export const timeBareBuild = (copy: string, contentDir: string): Promise<number> =>
  timeBuild(copy, [nextBin, 'build', bareFolder], {
    BARE_CONTENT: contentDir,
    NEXT_TELEMETRY_DISABLED: '1',
  });

async function timeBuild(cwd: string, args: string[], env: Record<string, string>): Promise<number> {
  const start = performance.now();
  await runQuietly('The measured build failed.', args, { cwd, env: { ...process.env, ...env } });
  return (performance.now() - start) / 1000;
}
