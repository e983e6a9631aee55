import type { Page } from '@playwright/test';

declare global {
  interface Window {
    frameSights: unknown[];
  }
}

type FrameRecord<T> = {
  /** The values for each frame of the current document since its first paint. */
  sights(): Promise<T[]>;
  /** Resolves once the current document has painted a few frames. */
  painted(): Promise<unknown>;
};

/**
 * Records a value for every frame of the following documents, starting with the first paint.
 * @param look runs in the page before each frame, and returns `undefined` if there's nothing to see yet
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
