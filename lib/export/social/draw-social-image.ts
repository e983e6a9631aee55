import fs from 'node:fs';
import path from 'node:path';
import { digestOf, digestOnce, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { buildNavigation } from '@/lib/nav/build-navigation';
import {
  hasSocialImages,
  homeImagePath,
  socialImagePath,
  socialImageSize,
} from '@/lib/nav/page-head/social-image-path';
import { loadDocuments } from '@/lib/pages/documents';
import { homeCard, type SocialCard, toSocialCard } from './social-card';
import { socialImage } from './social-image';

/** Caches images by content, so that only pages whose text has changed are drawn again. */
const cache = diskCache('.cache/social');

/** Lists everything except the text that affects the images. The fonts come from a package. */
export const listInputs = (): string[] => [
  ...modulesOf(['lib/export/social/draw-social-image.ts']),
  'package-lock.json',
];

const fontFolder = 'node_modules/@fontsource/instrument-sans/files';

/** Draws the image of a card, as a PNG file. */
export async function drawSocialImage(card: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  const name = `${digestOf(inputsDigest(), JSON.stringify(card))}.png`;
  const cached = cache.read(name);
  if (cached) return new Uint8Array(cached);
  const [{ ImageResponse }, { default: sharp }] = await Promise.all([import('next/og'), import('sharp')]);
  const image = new ImageResponse(socialImage(card), { ...socialImageSize, fonts: fonts() });
  // The image has only a few colors, so a palette reduces its size to a quarter.
  const bytes = await sharp(await image.arrayBuffer())
    .png({ palette: true, colours: 16, effort: 10, compressionLevel: 9, dither: 0 })
    .toBuffer();
  cache.write(name, bytes);
  return new Uint8Array(bytes);
}

function fonts() {
  const load = (weight: 500 | 600) => ({
    name: 'Instrument Sans',
    weight,
    data: fs.readFileSync(path.join(fontFolder, `instrument-sans-latin-${weight}-normal.woff`)),
  });
  return [load(500), load(600)];
}

const inputsDigest = digestOnce(listInputs);

/** Returns the cards of all social images on the site, by the path of the image. */
export async function listSocialImages(): Promise<Map<string, SocialCard>> {
  if (!hasSocialImages) return new Map();
  const documents = await loadDocuments();
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
