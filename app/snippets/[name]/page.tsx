import type { Metadata } from 'next';
import { SnippetView } from '@/components/doc/snippet-view';
import { loadSnippetPage } from '@/lib/content/snippet-page';
import { listSnippets } from '@/lib/markdown/snippets';

export const dynamicParams = false;
export const generateStaticParams = () => listSnippets().map((name) => ({ name }));

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Snippet ${(await params).name}`, robots: { index: false } };
}

export default async function Page({ params }: Props) {
  return <SnippetView snippet={await loadSnippetPage((await params).name)} />;
}
