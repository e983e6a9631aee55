import type { Metadata } from 'next';
import { contentVersion } from '@/.generated/content-version';
import { NotFound } from '@/components/states/not-found';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

export default function NotFoundPage() {
  return <NotFound {...(process.env.NODE_ENV === 'development' && { contentVersion })} />;
}
