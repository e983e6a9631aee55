import type { Document } from '@/lib/content/document';
import { type Navigation, placeOfPage } from '@/lib/nav/navigation';
import { site } from '@/lib/site';

/** What the image says that others show when they link to a page. */
export type SocialCard = {
  /** The way to the page: `Reference / Lockup`. */
  trail: string;
  title: string;
  description: string;
  hue: Hue;
};

/** The product to which a page belongs, or the site's own hue. */
export type Hue = 'lockup' | 'flow' | 'drops' | 'accent';

/** The card of the home page. */
export const homeCard: SocialCard = {
  trail: '',
  title: site.title,
  description: site.tagline,
  hue: 'accent',
};

/** The card of a page. */
export function toSocialCard(
  { slug, frontMatter }: Pick<Document, 'slug' | 'frontMatter'>,
  navigation: Navigation,
): SocialCard {
  const place = placeOfPage(navigation, slug);
  const trail = place ? [place.section.label, ...place.trail.map(({ label }) => label)] : [];
  return {
    trail: trail.slice(0, 3).join(' / '),
    title: frontMatter.title,
    description: shorten(frontMatter.description),
    hue: hueOf(slug),
  };
}

function hueOf(slug: string): Hue {
  if (/airstream|drops|merkle/i.test(slug)) return 'drops';
  const [, product] = /(?:^|\/)(lockup|flow)(?:\/|$)/.exec(slug) ?? [];
  return product === 'lockup' || product === 'flow' ? product : 'accent';
}

/** Three lines hold so many characters. */
const longest = 150;

/** Cuts a text at the end of a word. */
export const shorten = (text: string): string =>
  text.length <= longest
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', longest - 1)).replace(/[,;:.]$/, '')}…`;
