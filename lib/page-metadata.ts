import type { Metadata } from 'next';
import { toCanonical, withBasePath } from './asset-url';
import { site } from './site';
import { socialImageSize } from './social/social-image-path';

type PageFacts = {
  title: string;
  description: string;
  url: string;
  /** Address of the plain form, without the base path. */
  markdown?: string | undefined;
  /** Address of the picture that others show with the page, without the base path. */
  image?: string | undefined;
};

/** The head of a page: title, description, canonical address and what others show when they link to it. */
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
  };
}
