import fs from 'node:fs';
import { escapeRegExp } from '@/lib/markup/escape-reg-exp';
import { nearest } from '@/lib/markup/nearest';
import { readPublished } from '@/lib/nav/permalinks/permalink';
import { type SiteSlugs, siteSlugs } from '@/lib/nav/redirects/site-slugs';
import { filesBelow } from '@/lib/site/files-below';
import { site } from '@/lib/site/site';
import { type Redirect, redirects } from '@/redirects';
import { Refusal } from './changes';

export type SiteState = {
  rules: readonly Redirect[];
  slugs: SiteSlugs;
  /** The permalinks on the main branch, if they're known. */
  published: ReadonlySet<string> | undefined;
};

/** Texts by file: everything in `content/`, `redirects.ts`, and the guide whose examples link to pages. */
export type AuthoredFiles = ReadonlyMap<string, string>;

/** Returns the current state of the site. */
export const loadState = (): SiteState => ({
  rules: redirects,
  slugs: siteSlugs(),
  published: readPublished(),
});

/** Messages and the guide to them, which contain addresses as examples. */
const withExamples = ['content/data/mistakes.json', 'docs/check-messages.md'];

/** Returns the texts in which a move rewrites links. Samples have none. */
export const loadAuthoredFiles = (): AuthoredFiles => {
  const content = filesBelow('content').filter(
    (file) => !file.startsWith('content/samples/') && /\.(mdx|json|ts|txt)$/.test(file),
  );
  return new Map(
    [...content, 'redirects.ts', 'CONTRIBUTING.md', ...filesBelow('docs')]
      .filter((file) => !withExamples.includes(file))
      .map((file) => [file, fs.readFileSync(file, 'utf8')]),
  );
};

/** Returns the lines of code, messages, and tests that name a page, about which the author decides. */
export function linesNaming(slug: string): string[] {
  const pattern = new RegExp(`[/'"\`]${escapeRegExp(slug)}(?:\\.mdx)?(?![\\w./-])`);
  return [...withExamples, ...['app', 'components', 'lib', 'e2e'].flatMap(filesBelow)]
    .filter((file) => /\.(tsx?|mdx?|json)$/.test(file))
    .flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    );
}

const sections: string[] = site.navbar.map(({ section }) => section);

/**
 * Checks the address of a new or moved page.
 * @throws Refusal if it's malformed or taken
 */
export function checkFreeSlug(slug: string, { rules, slugs }: SiteState): void {
  if (!/^[a-z0-9]+([.-][a-z0-9]+)*(\/[a-z0-9]+([.-][a-z0-9]+)*)+$/.test(slug) || /\.mdx?$/.test(slug)) {
    throw new Refusal(
      `"${slug}" is not an address: write small letters, digits and hyphens from the section on, as guides/lockup/my-page.`,
    );
  }
  const [section = ''] = slug.split('/');
  if (!sections.includes(section)) {
    const guess = nearest(section, sections);
    throw new Refusal(
      `There is no section "${section}": ${guess ? `did you mean ${guess}?` : `the sections are ${sections.join(', ')}.`}`,
    );
  }
  if (slugs.has(slug) || fs.existsSync(`content/${slug}.mdx`))
    throw new Refusal(`There is already a page at /${slug}: choose another address.`);
  const claimed = rules.find(({ from }) => from === `/${slug}`);
  if (claimed) {
    throw new Refusal(
      `/${slug} is an old address that leads to ${claimed.to}: choose another one, or delete its rule in redirects.ts.`,
    );
  }
}
