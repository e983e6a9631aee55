import { listDocuments } from '@/lib/content/document-list';
import { loadDocument } from '@/lib/content/documents';
import { buildNavigation } from '@/lib/nav/build-navigation';
import { homeCard, type SocialCard, toSocialCard } from './social-card';
import { hasSocialImages, homeImagePath, socialImagePath } from './social-image-path';

/** The card of every image of the site, by the image's path. */
export async function listSocialImages(): Promise<Map<string, SocialCard>> {
  if (!hasSocialImages) return new Map();
  const documents = await Promise.all(listDocuments().map(({ slug }) => loadDocument(slug)));
  const own = documents.filter(({ canonical }) => canonical === undefined);
  // The one of now, not the module that the last build may have left.
  const navigation = buildNavigation();
  return new Map<string, SocialCard>([
    ...(homeImagePath ? [[homeImagePath, homeCard] as const] : []),
    ...own.flatMap((document) => {
      const path = socialImagePath(document);
      return path ? [[path, toSocialCard(document, navigation)] as const] : [];
    }),
  ]);
}
