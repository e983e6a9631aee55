import { likelyRelease } from '@/lib/check/check-releases';
import { closingPlaceholder, type PageKind, templateBody, usualKind } from '@/lib/content/templates';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { nearest } from '@/lib/markup/nearest';
import { releaseTitle } from '@/lib/site/release';
import { site } from '@/lib/site/site';
import { type Changes, Refusal } from './changes';
import { insertAfter, manifest, neighborOf, slugsIn } from './manifest';
import { checkFreeSlug, type SiteState } from './site-state';

export type NewPage = {
  slug: string;
  title: string;
  description: string;
  /** The sidebar label. Defaults to the title. */
  label?: string;
  /** The page that precedes it in the sidebar. Defaults to the last page in its folder. */
  after?: string;
  /** The template. Defaults to the usual one for its section. */
  kind?: PageKind;
};

export type Needed = 'slug' | 'title' | 'description';

/**
 * Checks one answer.
 * @throws Refusal if the address is malformed or taken, or the text can't be in the front matter
 */
export function checkAnswer(field: Needed, value: string, state: SiteState): void {
  if (field === 'slug') {
    checkFreeSlug(value, state);
    return;
  }
  const others = {
    title: 'A title',
    description: 'A sentence that is as long as a description has to be at least.',
  };
  writePage({ slug: 'guides/page', ...others, [field]: value });
}

/**
 * Checks the page after which a new one is listed.
 * @param listed the slugs in `content/sidebar.ts`
 * @throws Refusal if it isn't among them
 */
export function checkNeighbor(neighbor: string, listed: readonly string[]): void {
  if (listed.includes(neighbor)) return;
  const guess = nearest(neighbor, listed);
  throw new Refusal(
    `${manifest} lists no page "${neighbor}"${guess ? `: did you mean ${guess}?` : ': name one that it lists.'}`,
  );
}

/**
 * Returns the changes for a new page and its sidebar entry.
 * @param manifestText the text of `content/sidebar.ts`
 * @throws Refusal for the first problem
 */
export function planNewPage(page: NewPage, manifestText: string, state: SiteState): Changes {
  checkFreeSlug(page.slug, state);
  const changes: Changes = new Map([[fileOf(page), writePage(page)]]);
  const listed = slugsIn(manifestText);
  // The author may have added the entry first.
  if (listed.includes(page.slug)) return changes;
  const neighbor = page.after ?? neighborOf(page.slug, listed);
  if (neighbor === undefined)
    throw new Refusal(`${manifest} lists no page near /${page.slug}: name its neighbor with --after.`);
  checkNeighbor(neighbor, listed);
  const entry = { label: page.label ?? page.title, slug: page.slug };
  return changes.set(manifest, insertAfter(manifestText, neighbor, entry));
}

const fileOf = ({ slug }: NewPage): string => `content/${slug}.mdx`;

/** @throws Refusal if the front matter is wrong */
function writePage(page: NewPage): string {
  const { slug, title, description, kind = usualKind(slug) } = page;
  const section = site.navbar.find((each) => slug.startsWith(`${each.section}/`));
  const release = likelyRelease(slug);
  const text = `---
title: ${toYaml(title.trim())}
description: ${toYaml(description.trim())}
${release ? `release: ${releaseTitle(release)}\n` : ''}---

${templateBody(kind)}
## Where to go next

- [${section?.label}](${section?.href}): ${closingPlaceholder}
`;
  const [problem] = readFrontMatter(text, fileOf(page)).problems;
  if (problem) throw new Refusal(`${problem.what} ${problem.fix}`);
  return text;
}

/** Quotes a string that YAML would read differently. */
const toYaml = (text: string): string =>
  /^[\p{L}][^:#"'{}[\]&*!|>%@\\]*$/u.test(text) ? text : JSON.stringify(text);
