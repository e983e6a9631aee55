import fs from 'node:fs';

/** The kinds of pages that `npm run new` has a template for, in `lib/content/templates/`. */
export const kinds = ['concept', 'how-to', 'reference', 'app'] as const;

export type PageKind = (typeof kinds)[number];

/** Returns the body of a new page, without its last section. */
export const templateBody = (kind: PageKind): string =>
  fs.readFileSync(`lib/content/templates/${kind}.md`, 'utf8');

/** The words of the last section, which is the same for all kinds. */
export const closingPlaceholder = 'replace this with one to three links that continue the task.';

/** Lists every sentence of the templates, which authors replace. The content check reports any that are left. */
export const listPlaceholders = (): string[] => [
  ...kinds.flatMap((kind) => templateBody(kind).match(/[A-Z][^\n]+\.$/gm) ?? []),
  closingPlaceholder,
];

/** Returns the usual kind of a page, judging by the section in its slug. */
export function usualKind(slug: string): PageKind {
  const section = slug.replace(/\/.*/, '');
  if (section === 'concepts') return 'concept';
  if (section === 'apps' || section === 'support') return 'app';
  return section === 'reference' ? 'reference' : 'how-to';
}
