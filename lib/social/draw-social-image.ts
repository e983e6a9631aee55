import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import type { SocialCard } from './social-card';
import { socialImage } from './social-image';
import { socialImageSize } from './social-image-path';

/** Images by what they say, so that only a page whose words changed is drawn again. The folder is safe to delete. */
const folder = path.join('.cache', 'social');

const fontFolder = 'node_modules/@fontsource/instrument-sans/files';
/** Code and packages that decide what an image looks like. */
const makers = [
  'lib/social/draw-social-image.ts',
  'lib/social/social-image.ts',
  'lib/site.ts',
  'package-lock.json',
];

/** The image of a card as a PNG file's bytes. */
export async function drawSocialImage(card: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  const file = path.join(folder, `${digestOf(card)}.png`);
  if (fs.existsSync(file)) return new Uint8Array(fs.readFileSync(file));
  const image = new ImageResponse(socialImage(card), { ...socialImageSize, fonts: fonts() });
  // Few colors are in use; as a palette they take a quarter of the bytes.
  const bytes = await sharp(await image.arrayBuffer())
    .png({ palette: true, colours: 16 })
    .toBuffer();
  fs.mkdirSync(folder, { recursive: true });
  // Written aside and renamed, because several workers may write the same image.
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, bytes);
  fs.renameSync(draft, file);
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

const digestOf = (card: SocialCard): string =>
  createHash('sha256')
    .update(JSON.stringify(card))
    .update(fs.readFileSync(drawing))
    .update(fs.readFileSync('package-lock.json'))
    .digest('hex')
    .slice(0, 32);
