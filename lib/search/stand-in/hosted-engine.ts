import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { answerAsEngine, type StoredIndex } from './engine-answers';

/** A request as the stand-in got it. */
export type SeenRequest = {
  method: string;
  /** `/1/indexes/docs/batch` */
  path: string;
  headers: http.IncomingHttpHeaders;
  body: unknown;
};

/** What goes wrong with a request: an answer in place of the right one, after a while; `silent` gives none at all. */
export type Fault = { status: number; message?: string; headers?: Record<string, string> } | 'silent';

export type HostedEngine = {
  /** For the `hosts` of a client. */
  host: { url: string; port: number; protocol: 'http'; accept: 'readWrite' };
  /** Everything that was asked, in order. */
  seen: SeenRequest[];
  indexes: Map<string, StoredIndex>;
  /** Rights of keys: `GET /1/keys/…` answers with these. */
  keys: Map<string, { acl: string[]; indexes?: string[] }>;
  close: () => Promise<void>;
};

/**
 * Stands in for the hosted search engine in tests: a local server that speaks its wire format as far as our clients use it.
 * Format: https://www.algolia.com/doc/rest-api/search
 * @param faultOf decides what goes wrong with a request; nothing by default
 */
export async function startHostedEngine(
  faultOf: (request: SeenRequest, count: number) => Fault | undefined = () => undefined,
): Promise<HostedEngine> {
  const engine = { seen: [] as SeenRequest[], indexes: new Map<string, StoredIndex>(), keys: new Map() };
  const server = http.createServer(async (request, response) => {
    const seen = await read(request);
    engine.seen.push(seen);
    const fault = faultOf(seen, engine.seen.length);
    if (fault === 'silent') return;
    const { status, body, headers } = fault
      ? {
          status: fault.status,
          body: { message: fault.message ?? 'fault', status: fault.status },
          headers: fault.headers,
        }
      : { ...answerAsEngine(engine, seen), headers: undefined };
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { ...engine, host: { url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }, close };
}

async function read(request: http.IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const raw = Buffer.concat(chunks);
  const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    headers: request.headers,
    body: text ? JSON.parse(text) : undefined,
  };
}
