import type { Metadata } from 'next';
import { HomePage } from '@/components/home/home-page';
import { BasePathWarning } from '@/components/states/base-path-warning';
import { pageMetadata } from '@/lib/nav/page-head/page-metadata';
import { homeImagePath } from '@/lib/nav/page-head/social-image-path';
import { site } from '@/lib/site/site';

export const metadata: Metadata = {
  ...pageMetadata({ title: site.title, description: site.description, url: '/', image: homeImagePath }),
  title: { absolute: `${site.title} | Lockup, Flow, Airdrops, and Bob` },
};

export default function Home() {
  return (
    <>
      <BasePathWarning />
      <HomePage />
    </>
  );
}
