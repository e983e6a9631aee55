import { buildNavigation } from '@/lib/nav/build-navigation';
import { listDocuments } from '@/lib/pages/document-list';
import { loadDocument } from '@/lib/pages/documents';
import { homeCard, type SocialCard, toSocialCard } from './social-card';
import { hasSocialImages, homeImagePath, socialImagePath } from './social-image-path';

/** Returns the cards of all social images on the site, by the path of the image. */
export async function listSocialImages(): Promise<Map<string, SocialCard>> {
  if (!hasSocialImages) return new Map();
  const documents = await Promise.all(listDocuments().map(({ slug }) => loadDocument(slug)));
  const canonicalPages = documents.filter(({ canonical }) => canonical === undefined);
  // Don't use the generated module, which may be from an earlier build.
  const navigation = buildNavigation();
  return new Map<string, SocialCard>([
    ...(homeImagePath ? [[homeImagePath, homeCard] as const] : []),
    ...canonicalPages.flatMap((document) => {
      const path = socialImagePath(document);
      return path ? [[path, toSocialCard(document, navigation)] as const] : [];
    }),
  ]);
}
