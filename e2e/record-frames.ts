import type { Page } from '@playwright/test';

declare global {
  interface Window {
    frameSights: unknown[];
  }
}

export type FrameRecord<T> = {
  /** What each frame of the current document showed, from its first paint on. */
  sights(): Promise<T[]>;
  /** Resolves once the current document has painted a few frames. */
  painted(): Promise<unknown>;
};

/**
 * Notes what every frame of the following documents shows, from the first paint on.
 * @param look runs in the page before each frame; `undefined` says that there is nothing to see yet
 */
export async function recordFrames<T>(page: Page, look: () => T | undefined): Promise<FrameRecord<T>> {
  await page.addInitScript(`
    window.frameSights = [];
    const look = ${look};
    requestAnimationFrame(function note() {
      const sight = document.body ? look() : undefined;
      if (sight !== undefined) window.frameSights.push(sight);
      requestAnimationFrame(note);
    });
  `);
  return {
    sights: () => page.evaluate(() => window.frameSights as T[]),
    painted: () => page.waitForFunction(() => window.frameSights.length > 2),
  };
}

/**
 * Keeps all script files of the page back, so that its first frames are painted without them.
 * @returns lets them through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
