import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a front answers a path with: `undefined` for what the site answers, `'lost'` for nothing at all. */
type Change = string | number | 'lost' | undefined;

/** Headers that say something of the way between this server and the site. */
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
 * A server in front of a built site, for what tests can't do to requests of a service worker from within the browser: it
 * can be lost, be slow, and answer with another text.
 */
export class FrontServer {
  /** Paths that were asked for, in order. */
  asked: string[] = [];
  isOffline = false;
  /** Tells, for a path and the text that the site has there, what comes instead. */
  change: (path: string, text: () => string) => Change = () => undefined;
  /** Waited for before each answer. */
  delay: (path: string) => Promise<unknown> = async () => {};

  private readonly server = http.createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  /** @param behind origin of the site; it can be exchanged, as by a deployment */
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

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', this.behind);
    this.asked.push(pathname);
    await this.delay(pathname);
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
