import type { Page } from '@playwright/test';
import { site, workbench } from './places';

declare global {
  interface Window {
    /** The policy violations of the page. */
    refused: string[];
  }
}

/**
 * Records policy violations in each subsequent document of a page.
 * @returns a live list of requests to other hosts
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

/** Returns the policy violations in the open document. */
export const refused = (page: Page): Promise<string[]> => page.evaluate(() => window.refused);
