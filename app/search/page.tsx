import type { Metadata } from 'next';
import { SearchPage } from '@/components/search/search-page';
import { pageMetadata } from '@/lib/nav/page-head/page-metadata';

export const metadata: Metadata = {
  ...pageMetadata({
    title: 'Search',
    description:
      'Search the documentation, or browse a single list of every section and page in reading order.',
    url: '/search',
  }),
  robots: { index: false },
};

export default function Search() {
  return <SearchPage />;
}
