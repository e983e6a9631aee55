import type { Page } from '@playwright/test';
import { site, workbench } from './places';

declare global {
  interface Window {
    /** What the policy of the page has refused. */
    refused: string[];
  }
}

/**
 * Notes in every further document of a page what its policy refuses.
 * @returns requests to other hosts, as they come
 */
export async function watchPolicy(page: Page): Promise<string[]> {
  const strangers: string[] = [];
  const own = [site, workbench].map((address) => new URL(address).origin);
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !own.includes(origin)) strangers.push(request.url());
  });
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.refused.push(`${violatedDirective}: ${blockedURI} ${sample}`),
    );
  });
  return strangers;
}

/** What the policy of the document that is open has refused. */
export const refused = (page: Page): Promise<string[]> => page.evaluate(() => window.refused);
