import type { Document } from '@/lib/markup/document';
import type { Problem } from '@/lib/markup/problem';

/** Pages and folders whose facts change with time, by slug: each of their pages says for which day it holds. */
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

/** What is looked at of a document. */
type Dated = Pick<Document, 'slug' | 'file' | 'frontMatter' | 'origin'>;

/** Finds pages about fees, addresses, endpoints, and the like that don't say as of which day their facts hold. */
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
      mend: 'Add the day on which you checked them to the front matter:  asOf: 2024-12-16',
    }));
