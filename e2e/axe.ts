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
  /** The ID of the only rule to check, if not all. */
  only?: string;
};

/**
 * Checks the current state of a page with axe: all rules, and the contrast in both themes, which differ only in their
 * colors. A test that uses it reduces motion, because the colors between two themes belong to neither.
 * @returns the violations, one line per element
 */
export async function violations(page: Page, { within, except = [], only }: Scope = {}): Promise<string[]> {
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
  const checkContrast = (theme: string) =>
    run(theme, { include, exclude: [similarRows] }, { runOnly: [contrast] });
  const checkAllBut = (part: string, disabled: readonly string[]) =>
    run(
      part,
      { include },
      {
        runOnly: { type: 'tag', values: rules },
        rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
      },
    );

  // `@axe-core/playwright` would add the script to each frame and open a second page for every run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  if (only) return run('structure', { include }, { runOnly: [only] });
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await checkContrast('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  const hasSimilarRows = await page.evaluate((rows) => document.querySelector(rows) !== null, similarRows);
  if (hasSimilarRows)
    return [
      ...(await checkAllBut('structure', [...except, contrast])),
      ...(await checkContrast('dark')),
      ...light,
    ];
  // Both checks cover the same elements, and together they take little longer than one of them.
  return [...(await checkAllBut('structure and dark', except)), ...light];
}
