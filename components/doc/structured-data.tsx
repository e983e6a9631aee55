import { navigation } from '@/.generated/navigation';
import type { Document } from '@/lib/content/document';
import { structuredData, toScriptText } from '@/lib/discovery/structured-data';
import { placeOfPage } from '@/lib/nav/navigation';

type Props = { document: Document; updated: string | undefined };

/** Tells search engines what the page is and where it stands. */
export function StructuredData({ document, updated }: Props) {
  const data = structuredData({ document, place: placeOfPage(navigation, document.slug), updated });
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, in which nothing ends the script.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />
  );
}
