import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { createServer } from '@/lib/export/serve/create-server';

/** A server that, like real hosts, compresses text with Brotli. It compresses each file only once. */
type PackedServer = { url: string; close: () => Promise<void> };

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * Serves an export for measurements. The server of `npm start` doesn't compress files, which would distort measurements
 * on a slow connection.
 * @param folder the site, built without a base path
 */
export async function servePacked(folder: string): Promise<PackedServer> {
  const inner = await createServer({ folder, basePath: '', redirects: [], port: 0 });
  const cache = new Map<string, Promise<Answer>>();
  const outer = http.createServer(async ({ url = '/' }, response) => {
    const answer = cache.get(url) ?? pack(inner.url + url);
    cache.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => outer.listen(0, resolve));
  return {
    url: `http://localhost:${(outer.address() as AddressInfo).port}`,
    close: async () => {
      outer.closeAllConnections();
      outer.close();
      await inner.close();
    },
  };
}

async function pack(url: string): Promise<Answer> {
  const answer = await fetch(url, { redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  const isText = /^text\/|javascript|json|svg|xml/.test(headers['content-type'] ?? '');
  const packed = isText ? brotliCompressSync(body) : body;
  return {
    status: answer.status,
    headers: {
      ...headers,
      ...(isText && { 'content-encoding': 'br' }),
      'content-length': String(packed.length),
    },
    body: packed,
  };
}
