import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Rows that have the colors of the first ones of their table: neither the linked nor the marked one. The contrast of
 * hundreds of rows takes several seconds, and it's checked twice.
 */
const similarRows = 'tbody > tr:nth-child(n + 9):not(:target, :has(:target), [data-target])';
const contrast = 'color-contrast';

type Scope = {
  /** Selects the checked part of the page. */
  within?: string;
  /** The IDs of rules that don't apply. */
  except?: string[];
};

/**
 * Checks the current state of a page with axe: all rules, and the contrast in both themes, which differ only in their
 * colors. A test that uses it reduces motion, because the colors between two themes belong to neither.
 * @returns the violations, one line per element
 */
export async function violations(page: Page, { within, except = [] }: Scope = {}): Promise<string[]> {
  const include = within ? [within] : ['html'];
  const run = async (
    part: string,
    context: { include: string[]; exclude?: string[] },
    options: axe.RunOptions,
  ) => {
    const found = await page.evaluate(
      ({ context, options }) => window.axe.run(context, { ...options, resultTypes: ['violations'] }),
      { context, options },
    );
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${part}: ${id}: ${target.join(' ')} ${failureSummary}`),
    );
  };
  const checkContrast = async (theme: 'dark' | 'light') => {
    await page.emulateMedia({ colorScheme: theme });
    return run(theme, { include, exclude: [similarRows] }, { runOnly: [contrast] });
  };
  // `@axe-core/playwright` would add the script to each frame and open a second page for every run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const light = await checkContrast('light');
  const dark = await checkContrast('dark');
  const structure = await run(
    'structure',
    { include },
    {
      runOnly: { type: 'tag', values: rules },
      rules: Object.fromEntries([...except, contrast].map((id) => [id, { enabled: false }])),
    },
  );
  return [...structure, ...dark, ...light];
}
