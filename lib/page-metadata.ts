import type { Metadata } from 'next';
import { toCanonical } from './asset-url';
import { site } from './site';

type PageFacts = { title: string; description: string; url: string };

/** The head of a page: title, description, canonical address and what others show when they link to it. */
export function pageMetadata({ title, description, url }: PageFacts): Metadata {
  const canonical = toCanonical(url);
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { title, description, url: canonical, siteName: site.title, type: 'article' },
    twitter: { card: 'summary' },
  };
}
