// The same interactions in the other browser engines that are installed: Firefox from Debian's `firefox-esr`, and WebKit from
// `webkit2gtk-driver` with `xvfb`. All other tests run in Chromium only.
import { test } from '@playwright/test';
import { startFirefox } from './engines/firefox';
import { desktop, interactions } from './engines/interactions';
import { startWebKit } from './engines/webkit';
import { FrontServer } from './front-server';
import { site } from './places';

const { CI, FIREFOX_PATH = '', WEBKIT_DRIVER_PATH = '' } = process.env;

const engines = [
  {
    name: 'Firefox',
    isInstalled: FIREFOX_PATH !== '',
    start: (folder: string) => startFirefox(FIREFOX_PATH, folder),
  },
  { name: 'WebKit', isInstalled: WEBKIT_DRIVER_PATH !== '', start: () => startWebKit(WEBKIT_DRIVER_PATH) },
];

for (const { name, isInstalled, start } of engines)
  test.describe(name, () => {
    // CI and the workflow install them, so a missing one fails there.
    test.skip(!isInstalled && !CI, `${name} is not installed`);

    test('everything that readers do works', async ({ browserName: _ }, testInfo) => {
      const engine = await start(testInfo.outputPath('profile'));
      try {
        for (const { name: what, size = desktop, act } of interactions)
          await test.step(what, async () => {
            // Each has an origin of its own, so that nothing is stored yet.
            const front = new FrontServer(site);
            await front.open();
            const { origin } = front;
            try {
              await engine.resize(...size);
              await act({ engine, front, goTo: (path) => engine.open(origin + path) });
            } catch (error) {
              throw new Error(`${name}: ${what}: ${(error as Error).message}`, { cause: error });
            } finally {
              await front.close().catch(() => undefined);
            }
          });
      } finally {
        await engine.close();
      }
    });
  });
