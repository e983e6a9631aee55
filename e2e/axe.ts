import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The other rows of a table look like its first ones, and checking hundreds of them takes most of a minute. */
const similarRows = 'tbody > tr:nth-child(n + 9)';

type Scope = {
  /** Selects the checked part of the page. */
  within?: string;
  /** The IDs of rules that don't apply. */
  except?: string[];
};

/**
 * Checks the current state of a page with axe: all rules in the dark theme, and the contrast in the light one, because the
 * themes only differ in their colors. A test that uses it reduces motion, because the colors between two themes belong to
 * neither.
 * @returns the violations, one line per element
 */
export async function violations(page: Page, { within, except = [] }: Scope = {}): Promise<string[]> {
  const start = () => {
    const axe = new AxeBuilder({ page }).exclude(similarRows);
    return within ? axe.include(within) : axe;
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await start().withTags(rules).disableRules(except).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await start().withRules('color-contrast').analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  return Object.entries({ dark, light }).flatMap(([theme, found]) =>
    found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${theme}: ${id}: ${target.join(' ')} ${failureSummary}`),
    ),
  );
}
