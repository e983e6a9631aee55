import type { Document } from '@/lib/markup/document';
import { curlQuotes } from '@/lib/markup/typography';
import { type Navigation, placeOfPage } from '@/lib/nav/navigation';
import { productOf } from '@/lib/nav/place-of-slug';
import type { ProductId } from '@/lib/nav/sections';
import { releaseTitle } from '@/lib/site/release';
import { releasesOfPage } from '@/lib/site/releases';
import { site } from '@/lib/site/site';

/** The content of the image that's shown when someone shares a link to a page. */
export type SocialCard = {
  /** The page's breadcrumbs and its release: `Reference / Lockup / Lockup v4.0`. */
  trail: string;
  title: string;
  description: string;
  hue: Hue;
};

/** The page's product, or the site's own color. */
export type Hue = 'lockup' | 'flow' | 'drops' | 'accent';

/** The card of the home page. */
export const homeCard: SocialCard = {
  trail: '',
  title: site.title,
  description: site.tagline,
  hue: 'accent',
};

/** Returns the card of a page. */
export function toSocialCard(
  document: Pick<Document, 'slug' | 'frontMatter'>,
  navigation: Navigation,
): SocialCard {
  const { slug, frontMatter } = document;
  const [release, ...others] = releasesOfPage(document);
  const place = placeOfPage(navigation, slug);
  const trail = place ? [place.section.label, ...place.trail.map(({ label }) => label)] : [];
  return {
    trail: [...trail.slice(0, 3), ...(release && others.length === 0 ? [releaseTitle(release)] : [])].join(
      ' / ',
    ),
    title: curlQuotes(frontMatter.title),
    description: curlQuotes(shorten(frontMatter.description)),
    hue: hueOf(productOf(slug)),
  };
}

/** Bob has no hue of its own. */
const hueOf = (product: ProductId | ''): Hue => (product === '' || product === 'bob' ? 'accent' : product);

/** The number of characters in three lines. */
const maxLength = 150;

/** Shortens a text to whole words. */
const shorten = (text: string): string =>
  text.length <= maxLength
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', maxLength - 1)).replace(/[,;:.]$/, '')}…`;
