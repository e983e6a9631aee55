import type { Document } from '@/lib/markup/document';
import type { Problem } from '@/lib/markup/problem';

/** Pages and folders with facts that change over time, by slug. Each of their pages must have a date. */
const dated = [
  'api',
  'apps/features',
  'apps/guides/csv-support',
  'apps/guides/url-schemes',
  'concepts/fees',
  'concepts/governance',
  'concepts/security',
  'guides/custom-deployments',
  'guides/deployments',
  'guides/flow/deployments',
  'guides/flow/gas-benchmarks',
  'guides/lockup/deployments',
  'guides/lockup/gas-benchmarks',
  'guides/lockup/previous-deployments',
  'guides/snapshot-voting',
  'reference/lockup/legacy/guides/gas-costs',
  'support/faq',
];

/** The fields that the check reads. */
type Dated = Pick<Document, 'slug' | 'file' | 'frontMatter' | 'origin'>;

/**
 * Finds pages about fees, addresses, endpoints, and other changing facts that don't say which date the facts
 * are from.
 */
export const checkDates = (documents: readonly Dated[]): Problem[] =>
  documents
    .filter(({ slug, origin }) => !origin && dated.some((each) => `${slug}/`.startsWith(`${each}/`)))
    .filter(({ frontMatter }) => !frontMatter.asOf)
    .map(({ file }) => ({
      file,
      line: 1,
      column: 1,
      level: 'warning',
      rule: 'dates',
      what: 'The facts of this page change with time, and it doesn’t say when they hold.',
      fix: 'Add the day on which you checked them to the front matter:  asOf: 2024-12-16',
    }));
