import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response to a path: `undefined` for the site's own response, and `'lost'` for none at all. */
type Change = string | number | 'lost' | undefined;

/** Headers about the connection between this server and the site. */
const ofTransport = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
];

/**
 * A proxy in front of a built site, because tests can't intercept a service worker's requests in the browser. It can be
 * unreachable or return a different text.
 */
export class FrontServer {
  /** The requested paths, in order. */
  asked: string[] = [];
  isOffline = false;
  /** Returns the replacement for a path, given the site's text. */
  change: (path: string, text: () => string) => Change = () => undefined;

  private readonly held = new Map<string, Promise<void>>();
  private readonly server = http.createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  /** @param behind the origin of the site, which can be replaced, like in a deployment */
  constructor(public behind: string) {}

  /** The origin of this server. */
  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, resolve));
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /**
   * Holds back the responses to a path from now on, like a very slow network.
   * @returns a function that lets them arrive
   */
  hold(path: string): () => void {
    let release = () => {};
    this.held.set(
      path,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return release;
  }

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', this.behind);
    this.asked.push(pathname);
    await this.held.get(pathname);
    if (this.isOffline) return void request.socket.destroy();
    const found = await fetch(this.behind + request.url, {
      method: request.method ?? 'GET',
      redirect: 'manual',
    });
    const body = Buffer.from(await found.arrayBuffer());
    const changed = this.change(pathname, () => body.toString());
    if (changed === 'lost') return void request.socket.destroy();
    const headers = Object.fromEntries([...found.headers].filter(([name]) => !ofTransport.includes(name)));
    if (typeof changed === 'number') response.writeHead(changed).end();
    else response.writeHead(found.status, headers).end(changed ?? body);
  }
}
