import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { servePacked } from './serve-packed';

test('text is compressed, a font is not, and an unknown URL has its status', async () => {
  const folder = temporaryFolder();
  const text = '<p>a</p>'.repeat(500);
  for (const name of ['index.html', 'a.html', '404.html']) fs.writeFileSync(path.join(folder, name), text);
  fs.writeFileSync(path.join(folder, 'a.woff2'), 'font');
  fs.mkdirSync(path.join(folder, '_next'));
  const server = await servePacked(folder);
  try {
    const page = await fetch(`${server.url}/a`);
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(Number(page.headers.get('content-length'))).toBeLessThan(200);
    expect(await page.text()).toBe(text);
    const font = await fetch(`${server.url}/a.woff2`);
    expect(font.headers.get('content-encoding')).toBeNull();
    expect(await font.text()).toBe('font');
    expect((await fetch(`${server.url}/none`)).status).toBe(404);
  } finally {
    await server.close();
    fs.rmSync(folder, { recursive: true });
  }
});
