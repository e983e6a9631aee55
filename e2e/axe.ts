import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
 * Checks the current state of a page with axe: all rules, and the contrast in both themes, which differ only in their colors. A test that uses it reduces motion, because the colors between two themes belong to
 * neither.
 * @returns the violations, one line per element
 */
export async function violations(page: Page, { within, except = [] }: Scope = {}): Promise<string[]> {
  const start = () => {
    const axe = new AxeBuilder({ page });
    return within ? axe.include(within) : axe;
  };
  const checkContrast = () => start().exclude(similarRows).withRules(contrast).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const structure = await start()
    .withTags(rules)
    .disableRules([...except, contrast])
    .analyze();
  const dark = await checkContrast();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await checkContrast();
  await page.emulateMedia({ colorScheme: 'dark' });
  return Object.entries({ structure, dark, light }).flatMap(([part, found]) =>
    found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${part}: ${id}: ${target.join(' ')} ${failureSummary}`),
    ),
  );
}
