import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { run } from './run';

/** The name of headless Chromium, which needs half of the CPU time, as a program and as a Debian package. */
const headless = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A font as wide as Arial. With Debian's default font, lines wrap differently before the site's own font arrives. */
const font = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

/**
 * Finds a Chromium for the tests, in this order: `CHROMIUM_PATH`, Debian's headless package (installed if permitted), any
 * installed Chromium, and Playwright's own, which Playwright downloads. On Debian, also installs a font if permitted.
 * @returns the path of the program, or `undefined` for Playwright's own
 */
export async function findBrowser(): Promise<string | undefined> {
  if (!fs.existsSync(font.folder)) await installFromDebian(font.name);
  const known = process.env.CHROMIUM_PATH ?? findInstalled(headless);
  if (known) return known;
  for (const name of [headless, 'chromium']) {
    const found = (await installFromDebian(name)) ? findInstalled(name) : findInstalled(...names);
    if (found) return found;
  }
  console.log('Downloading a browser for the tests…');
  await run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  return undefined;
}

/** On Debian, servers are in a folder that's only in the administrator's `PATH`. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Finds a program that some tests need, or `undefined` if it isn't installed. */
const findInstalled = (...programs: string[]): string | undefined =>
  programs
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));

/** Whether the list of Debian's packages is up to date. */
let isUpdated = false;

async function installFromDebian(...names: string[]): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  try {
    console.log(`Installing ${names.join(' and ')} for the tests…`);
    if (!isUpdated)
      await run('apt-get', ['update', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']);
    isUpdated = true;
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
    return true;
  } catch {
    return false;
  }
}

/** The tests that need other programs than Chromium. */
export const testsOfPrograms = ['e2e/engines.spec.ts', 'e2e/nginx.spec.ts'];

/** Debian's packages of the programs that `findOptionalPrograms` looks for. */
const packages: Record<string, string[]> = {
  NGINX_PATH: ['nginx'],
  FIREFOX_PATH: ['firefox-esr'],
  WEBKIT_DRIVER_PATH: ['webkit2gtk-driver', 'xvfb', 'python3'],
};

/** Installs nginx and other browsers from Debian, if permitted. No other source has WebKit with a driver. */
export async function installOptionalPrograms(): Promise<void> {
  const found = findOptionalPrograms();
  for (const [name, needed] of Object.entries(packages)) if (!found[name]) await installFromDebian(...needed);
}

/** Returns the installed programs for tests by the variable that has their path. */
export function findOptionalPrograms(): Record<string, string | undefined> {
  return {
    NGINX_PATH: findInstalled('nginx'),
    FIREFOX_PATH: findInstalled('firefox-esr', 'firefox'),
    // It needs a screen, and a window that a program in Python opens.
    WEBKIT_DRIVER_PATH:
      findInstalled('Xvfb') && fs.existsSync('/usr/bin/python3')
        ? findInstalled('WebKitWebDriver')
        : undefined,
  };
}
