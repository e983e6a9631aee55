import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { answerAsEngine, type Engine, type EngineRequest, type StoredIndex } from './engine-answers';

/** A request that the fake engine received. */
export type SeenRequest = EngineRequest & { headers: http.IncomingHttpHeaders };

/** A simulated fault: an error response with an optional message and headers, or `silent` for no response. */
export type Fault = { status: number; message?: string; headers?: Record<string, string> } | 'silent';

export type HostedEngine = Engine & {
  /** For a client's `hosts` option. */
  host: { url: string; port: number; protocol: 'http'; accept: 'readWrite' };
  /** All requests, in order. */
  seen: SeenRequest[];
  close: () => Promise<void>;
};

/**
 * A fake of the hosted search engine for tests: a local server that implements the part of its API that our clients
 * use. API: https://www.algolia.com/doc/rest-api/search
 * @param faultOf returns the fault to simulate for a request; none by default
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
