import type { Metadata } from 'next';
import { SiteIndex } from '@/components/nav/site-index';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata: Metadata = {
  ...pageMetadata({
    title: 'All pages',
    description:
      'Every section and page of the documentation in one list, in the order in which to read them.',
    url: '/search',
  }),
  robots: { index: false },
};

export default function SearchPage() {
  return <SiteIndex />;
}
