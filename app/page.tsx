import type { Metadata } from 'next';
import { HomePage } from '@/components/home/home-page';
import { pageMetadata } from '@/lib/page-metadata';
import { site } from '@/lib/site';
import { homeImagePath } from '@/lib/social/social-image-path';

export const metadata: Metadata = {
  ...pageMetadata({ title: site.title, description: site.description, url: '/', image: homeImagePath }),
  title: { absolute: `${site.title} | Lockup, Flow, and Drops` },
};

export default function Home() {
  return <HomePage />;
}
