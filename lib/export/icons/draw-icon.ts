import sharp from 'sharp';
import { invariant } from '@/lib/site/invariant';
import { favicon, type IconFile, iconBackground } from './icon-files';

/** The size of the logo and the radius of the corners, relative to the width. */
const styles = {
  tile: { sign: 0.86, corner: 0.2 },
  full: { sign: 0.74, corner: 0 },
  // The logo extends half its width from the center.
  maskable: { sign: 0.72, corner: 0 },
} as const satisfies Record<IconFile['shape'], unknown>;

/**
 * Draws the logo on a dark square, as a PNG file.
 * @param svg the text of `app/icon.svg`
 * @throws if the SVG has no colors for dark themes
 */
export async function drawIcon(svg: string, { size, shape }: IconFile): Promise<Uint8Array<ArrayBuffer>> {
  const { sign, corner } = styles[shape];
  const width = size * sign;
  const at = (size - width) / 2;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" rx="${size * corner}" fill="${iconBackground}"/>
${inDark(svg).replace('<svg ', `<svg x="${at}" y="${at}" width="${width}" height="${width}" `)}
</svg>`;
  return new Uint8Array(await sharp(Buffer.from(picture)).png({ palette: true, effort: 10 }).toBuffer());
}

/**
 * Draws `/favicon.ico` for programs that request it without parsing the page: an ICO file with the small icon as a PNG.
 * @param svg the text of `app/icon.svg`
 */
export async function drawFavicon(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const png = await drawIcon(svg, favicon);
  const header = Buffer.alloc(22);
  // One image of type 1 (icon) with 32 bits per pixel, following this header.
  for (const [offset, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    header.writeUInt16LE(value, offset);
  header.writeUInt8(favicon.size, 6);
  header.writeUInt8(favicon.size, 7);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return new Uint8Array(Buffer.concat([header, png]));
}

/** Applies the logo's dark theme colors unconditionally, because the image has no theme and is on a dark square. */
function inDark(svg: string): string {
  const dark = svg.replace(
    /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/,
    '$1',
  );
  invariant(dark !== svg, 'app/icon.svg has no colors for dark themes.');
  return dark;
}
