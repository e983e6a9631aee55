import fs from 'node:fs';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawFavicon, drawIcon } from './draw-icon';
import { favicon, iconFiles } from './icon-files';

const svg = fs.readFileSync('app/icon.svg', 'utf8');

/**
 * Returns the farthest distance from the center at which anything other than the background is drawn, relative to the
 * width.
 */
async function reachOf(png: Uint8Array): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (info.width - 1) / 2;
  let reach = 0;
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const brightness = data[(y * info.width + x) * info.channels] ?? 0;
      if (brightness > 90) reach = Math.max(reach, Math.hypot(x - middle, y - middle));
    }
  return reach / info.width;
}

test.each(iconFiles)(
  '$name has its size, and shows the logo in light lines on a dark square',
  async (icon) => {
    const png = await drawIcon(svg, icon);
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([icon.size, icon.size]);
    const isLight = (_: number, index: number) => index % 4 === 0 && (data[index] ?? 0) > 200;
    expect([...data].filter(isLight).length).toBeGreaterThan(icon.size);
    const corner = data[3];
    expect(corner).toBe(icon.shape === 'tile' ? 0 : 255);
  },
);

test('the icon for programs that do not parse pages is an ICO file with the small image', async () => {
  const ico = Buffer.from(await drawFavicon(svg));
  expect(imageSize(ico)).toMatchObject({ type: 'ico', width: 32, height: 32 });
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.subarray(offset, offset + length).equals(await drawIcon(svg, favicon))).toBe(true);
  expect(ico.length).toBe(offset + length);
  expect(ico.length).toBeLessThan(1500);
});

test('a mask leaves the whole logo visible', async () => {
  const maskable = iconFiles.find(({ shape }) => shape === 'maskable');
  const reach = maskable && (await reachOf(await drawIcon(svg, maskable)));
  expect(reach).toBeGreaterThan(0.2);
  expect(reach).toBeLessThan(0.4);
});

test('a logo without colors for dark themes is rejected, because it would be invisible', async () => {
  const [icon] = iconFiles;
  if (icon)
    await expect(drawIcon('<svg viewBox="0 0 1 1"></svg>', icon)).rejects.toThrow('no colors for dark');
});
