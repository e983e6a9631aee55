import sharp from 'sharp';
import { invariant } from '@/lib/invariant';
import { type IconFile, iconBackground } from './icon-files';

/** How much of the width the sign may take, and how round the corners are, as parts of the width. */
const looks = {
  tile: { sign: 0.86, corner: 0.2 },
  full: { sign: 0.74, corner: 0 },
  // The sign reaches half its square's width from the middle.
  maskable: { sign: 0.72, corner: 0 },
} as const satisfies Record<IconFile['shape'], unknown>;

/**
 * Draws the sign on a dark square as a PNG file's bytes.
 * @param svg the text of `app/icon.svg`
 * @throws Error when that has no colors for dark themes
 */
export async function drawIcon(svg: string, { size, shape }: IconFile): Promise<Uint8Array<ArrayBuffer>> {
  const { sign, corner } = looks[shape];
  const width = size * sign;
  const at = (size - width) / 2;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" rx="${size * corner}" fill="${iconBackground}"/>
${inDark(svg).replace('<svg ', `<svg x="${at}" y="${at}" width="${width}" height="${width}" `)}
</svg>`;
  return new Uint8Array(await sharp(Buffer.from(picture)).png({ palette: true, effort: 10 }).toBuffer());
}

/** What the sign has for dark themes holds always here: a picture has no theme, and stands on a dark square. */
function inDark(svg: string): string {
  const dark = svg.replace(
    /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/,
    '$1',
  );
  invariant(dark !== svg, 'app/icon.svg has no colors for dark themes.');
  return dark;
}
