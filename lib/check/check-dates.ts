import pageFacts from '@/content/data/page-facts.json';
import type { Document } from '@/lib/markup/document';
import { errorAt, type Problem, topOf } from '@/lib/markup/problem';

/** The pages and folders with facts that change over time, by slug. */
const dated = new RegExp(`^(${pageFacts.changing.join('|')})(/|$)`);

type Dated = Pick<Document, 'slug' | 'file' | 'frontMatter' | 'origin'>;

/** Finds pages about changing facts that don't say when they were checked and against which sources. */
export const checkDates = (documents: readonly Dated[]): Problem[] =>
  documents
    .filter(({ slug, origin, frontMatter }) => !origin && dated.test(slug) && !frontMatter.checked)
    .map(({ file }) =>
      errorAt(
        topOf(file),
        'dates',
        'The facts of this page can change, and it doesn’t say when they were checked and against what.',
        'Compare the page with its sources, and add both to the front matter:  checked: { on: 2026-08-28, against: the npm package sablier 4.1.0 }',
      ),
    );
