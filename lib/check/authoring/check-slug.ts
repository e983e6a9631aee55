import fs from 'node:fs';
import { claimAddresses, type RedirectRules, type SiteSlugs } from '@/lib/nav/redirects/resolve';
import { nearest } from '@/lib/site/nearest';
import { site } from '@/lib/site/site';
import { Refusal } from './changes';

/** The state of the site before a command changes it. */
export type SiteState = { rules: RedirectRules; slugs: SiteSlugs };

const sections: string[] = site.navbar.map(({ section }) => section);

/**
 * Checks the address of a new or moved page.
 * @throws Refusal if the address is malformed or taken
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
  if (slugs.written.has(slug) || fs.existsSync(`content/${slug}.mdx`))
    throw new Refusal(`There is already a page at /${slug}: choose another address.`);
  const claimed = claimAddresses(rules, slugs).get(`/${slug}`);
  if (claimed) {
    throw new Refusal(
      `/${slug} is an old address that leads to ${claimed}: choose another one, or delete its rule in redirects.ts.`,
    );
  }
}
