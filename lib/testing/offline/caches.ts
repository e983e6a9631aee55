const origin = 'https://docs.test';

type Entry = { body: ArrayBuffer; headers: [string, string][] };

const toUrl = (asked: RequestInfo | URL): URL =>
  new URL(asked instanceof Request ? asked.url : asked.toString(), origin);

/** The part of the browser's Cache API that we use. */
class FakeCache {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly owner: FakeCaches) {}

  async match(asked: RequestInfo | URL, options: CacheQueryOptions = {}): Promise<Response | undefined> {
    const url = toUrl(asked);
    if (options.ignoreSearch) url.search = '';
    const entry = this.entries.get(url.href);
    return entry && new Response(entry.body.slice(0), { headers: entry.headers });
  }

  async put(asked: RequestInfo | URL, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    if (this.owner.room < body.byteLength) throw new DOMException('No room', 'QuotaExceededError');
    this.entries.set(toUrl(asked).href, { body, headers: [...response.headers] });
  }

  async delete(asked: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(toUrl(asked).href);
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

export class FakeCaches {
  private readonly all = new Map<string, FakeCache>();
  /** The maximum size of an entry, in bytes. */
  room = Number.POSITIVE_INFINITY;

  async open(name: string): Promise<FakeCache> {
    const cache = this.all.get(name) ?? new FakeCache(this);
    this.all.set(name, cache);
    return cache;
  }

  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }
}
