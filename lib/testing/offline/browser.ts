import { vi } from 'vitest';
import { cacheNames } from '@/lib/browser/offline/caches';
import type { Site } from '@/lib/browser/offline/visited-pages';
import { FakeCaches } from './caches';

export const origin = 'https://docs.test';

export const site: Site = { basePath: '/docs', names: cacheNames('/docs') };

/** A host's response for a path: a text with status 200, another status, or a redirect. */
type Hosted = string | number | { leadsTo: string };

/** A fake browser with caches, and a fake host that can change or become unavailable. */
export class FakeBrowser {
  readonly caches = new FakeCaches();
  /** All requested paths, in order. */
  asked: string[] = [];
  isOffline = false;
  /** Called before each response. */
  beforeAnswer: (path: string) => void = () => {};

  constructor(readonly host: Record<string, Hosted>) {
    vi.stubGlobal('caches', this.caches);
    vi.stubGlobal('self', { location: { origin } });
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('fetch', (asked: string | Request, init?: RequestInit) => this.fetch(asked, init));
  }

  private async fetch(asked: string | Request, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, origin);
    this.asked.push(pathname);
    this.beforeAnswer(pathname);
    init.signal?.throwIfAborted();
    if (this.isOffline) throw new TypeError('Failed to fetch');
    return this.answer(pathname, false);
  }

  private answer(path: string, redirected: boolean): Response {
    const hosted = this.host[path] ?? 404;
    if (typeof hosted === 'object') return this.answer(hosted.leadsTo, true);
    const [status, body] = typeof hosted === 'string' ? [200, hosted] : [hosted, 'Broken'];
    const headers = { 'Content-Type': path.includes('.') ? 'text/plain' : 'text/html', 'X-Of-Host': 'kept' };
    const response = new Response(body, { status, headers });
    const rest = { url: origin + path, redirected, type: 'basic' };
    for (const [name, value] of Object.entries(rest)) Object.defineProperty(response, name, { value });
    return response;
  }

  /** Lists the paths in a cache. */
  async paths(name: string): Promise<string[]> {
    const requests = await (await this.caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  }
}

/** Creates the HTML of a page as in an export. */
export const page = (name: string, build = 'a'): string =>
  `<!doctype html><html><head><title>${name} ${build}</title><link rel="stylesheet" href="/docs/_next/static/chunks/${build}.css">` +
  `<script data-payload="/docs/${name}.txt" data-sum="1" data-from="/docs/_next/static/chunks/" data-scripts="${build}">{}</script></head><body>` +
  `<main id="content"><a href="/docs/other">Other</a><img src="/docs/images/${name}.svg"></main></body></html>`;

/** Returns the files of a page from `page`. */
export const filesOf = (name: string, build = 'a'): Record<string, string> => ({
  [`/docs/${name}`]: page(name, build),
  [`/docs/${name}.txt`]: `data of ${name} ${build}`,
  [`/docs/_next/static/chunks/${build}.css`]: `styles ${build}`,
  [`/docs/_next/static/chunks/${build}.js`]: `script ${build}`,
  [`/docs/images/${name}.svg`]: `<svg>${name}</svg>`,
});
