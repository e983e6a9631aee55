import '../../prose-styles';
import type { Metadata } from 'next';
import { SnippetView } from '@/components/doc/snippet-view';
import { listSnippetPages, loadSnippet } from '@/lib/pages/pages';

export const dynamicParams = false;
export const generateStaticParams = async () => (await listSnippetPages()).map((name) => ({ name }));

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Snippet ${(await params).name}`, robots: { index: false } };
}

export default async function Page({ params }: Props) {
  return <SnippetView snippet={await loadSnippet((await params).name)} />;
}
