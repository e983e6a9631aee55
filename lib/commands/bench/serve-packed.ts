import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { typeOf } from '@/lib/export/file-types';

/**
 * Serves an export for measurements, with text compressed by Brotli, like real hosts do. The server of `npm start` doesn't
 * compress files, which would distort measurements on a slow connection.
 * @param folder the site, built without a base path
 * @returns the server's URL, and a function that closes it
 */
export async function servePacked(folder: string): Promise<{ url: string; close: () => void }> {
  const packed = new Map<string, Buffer>();
  const server = http.createServer(({ url = '/' }, response) => {
    const place = path.join(folder, decodeURI(url.replace(/\?.*/, '')));
    const file = [place, `${place}.html`, path.join(place, 'index.html')].find(isFile);
    if (!file) return response.writeHead(404).end();
    const type = typeOf(file) ?? '';
    const isText = /^text\/|json|svg/.test(type);
    const body = packed.get(file) ?? (isText ? brotliCompressSync : Buffer.from)(fs.readFileSync(file));
    packed.set(file, body);
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
      ...(isText && { 'Content-Encoding': 'br' }),
    });
    return response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const isFile = (file: string): boolean => fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
