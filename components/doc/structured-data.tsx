import { navigation } from '@/.generated/navigation';
import type { Document } from '@/lib/markup/document';
import { placeOfPage } from '@/lib/nav/navigation';
import { structuredData, toScriptText } from '@/lib/nav/page-head/structured-data';

type Props = { document: Document; updated: string | undefined };

/** Describes the page and its place in the navigation to search engines. */
export function StructuredData({ document, updated }: Props) {
  const data = structuredData({ document, place: placeOfPage(navigation, document.slug), updated });
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped so that it can't close the script.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />
  );
}
