import type { Browser } from '@playwright/test';
import type { Engine } from './engine';

/** Drives the browser of all other tests like the other engines. */
export async function startChromium(browser: Browser): Promise<Engine> {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  return {
    close: () => context.close(),
    narrowest: 0,
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: <T>(body: string) => page.evaluate(`(() => {${body}})()`) as Promise<T>,
    click: (selector) => page.locator(selector).first().click(),
    type: async (keys) => {
      for (const key of keys) await page.keyboard.press(key === '\uE00C' ? 'Escape' : key);
    },
  };
}
