import type { Metadata } from 'next';
import { SearchPage } from '@/components/search/search-page';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata: Metadata = {
  ...pageMetadata({
    title: 'Search',
    description:
      'Search the documentation, or find every section and page of it in one list, in the order in which to read them.',
    url: '/search',
  }),
  robots: { index: false },
};

export default function Search() {
  return <SearchPage />;
}
