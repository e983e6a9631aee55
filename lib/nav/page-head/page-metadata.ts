import type { Metadata } from 'next';
import { toCanonical, withBasePath } from '@/lib/site/addresses';
import { env } from '@/lib/site/env';
import { site } from '@/lib/site/site';
import { socialImageSize } from './social-image-path';

type PageFacts = {
  title: string;
  description: string;
  url: string;
  /** The URL of the plain form, without the base path. */
  markdown?: string | undefined;
  /** The URL of the social image, without the base path. */
  image?: string | undefined;
};

/** Returns the metadata of a page: title, description, canonical URL, and social previews. */
export function pageMetadata({ title, description, url, markdown, image }: PageFacts): Metadata {
  const canonical = toCanonical(url);
  return {
    title,
    description,
    alternates: {
      canonical,
      types: {
        'application/atom+xml': withBasePath('/feed.xml'),
        ...(markdown && { 'text/markdown': withBasePath(markdown) }),
      },
    },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.title,
      type: 'article',
      ...(image && { images: [{ url: toCanonical(image), ...socialImageSize }] }),
    },
    twitter: { card: image ? 'summary_large_image' : 'summary' },
    // The DocSearch crawler copies these to its records, by which both of our search clients filter.
    other: {
      'docsearch:language': 'en',
      'docsearch:version': 'current',
      'docsearch:docusaurus_tag': env.search.tag,
    },
  };
}
