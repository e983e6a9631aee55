import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { respond } from '@/lib/search/engine/respond';
import { createSearchIndex, type SearchIndex } from '@/lib/search/engine/search-index';
import type { SearchRecord } from '@/lib/search/record';
import type { SearchRequest } from '@/lib/search/search-types';
import { batch, findFault, operation, queries, synonyms } from './api-description';
import { toCorpus } from './sample-records';

/** A request that the fake engine received. */
export type SeenRequest = {
  method: string;
  /** `/1/indexes/docs/batch` */
  path: string;
  headers: http.IncomingHttpHeaders;
  body: unknown;
};

/** A simulated fault: an error response with an optional message and headers, or `silent` for no response. */
export type Fault = { status: number; message?: string; headers?: Record<string, string> } | 'silent';

export type HostedEngine = {
  /** For a client's `hosts` option. */
  host: { url: string; port: number; protocol: 'http'; accept: 'readWrite' };
  /** All requests, in order. */
  seen: SeenRequest[];
  indexes: Map<string, StoredIndex>;
  /** The permissions of keys. Requests with another key aren't checked. */
  keys: Map<string, { acl: string[]; indexes?: string[] }>;
  close: () => Promise<void>;
};

/**
 * Starts a fake of the hosted search engine for tests: a local server that implements the part of its API
 * that our clients use, and refuses what the provider's description doesn't allow (`api-description.ts`). API:
 * https://www.algolia.com/doc/rest-api/search
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
    const invalid = findFault(seen);
    const { status, body } = fault
      ? refusal(fault.status, fault.message ?? 'fault')
      : invalid === undefined
        ? answerAsEngine(engine, seen)
        : refusal(400, invalid);
    response.writeHead(status, { 'Content-Type': 'application/json', ...fault?.headers });
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

/** The contents of an index in the fake engine. */
type StoredIndex = {
  records: Map<string, SearchRecord>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
  rules: unknown[];
};

type Answer = { status: number; body: unknown };
type Engine = Pick<HostedEngine, 'indexes' | 'keys'>;

const emptyIndex = (): StoredIndex => ({ records: new Map(), settings: {}, synonyms: [], rules: [] });
const done: Answer = {
  status: 200,
  body: { taskID: 1, objectIDs: [], updatedAt: '2024-12-01T00:00:00.000Z' },
};
const refusal = (status: number, message: string): Answer => ({ status, body: { message, status } });
const missing = (what: string): Answer => refusal(404, `${what} does not exist`);

/** Returns the engine's response to a request without faults. */
function answerAsEngine(engine: Engine, { method, path, headers, body }: SeenRequest): Answer {
  const [, , kind, name = '', action = ''] = path.split('/');
  const ownKey = String(headers['x-algolia-api-key']);
  if (kind === 'keys') {
    const key = ownKey === name ? engine.keys.get(name) : undefined;
    return key ? { status: 200, body: { value: name, createdAt: 0, ...key } } : missing('Key');
  }
  const acl = engine.keys.get(ownKey)?.acl;
  if (acl && !acl.includes(permissionFor(method, action)))
    return refusal(403, 'Method not allowed with this API key');
  if (action === 'task') return { status: 200, body: { status: 'published', pendingTask: false } };
  if (action === 'queries') return { status: 200, body: { results: search(engine, body) } };
  if (method === 'GET' || action === 'browse') return readIndex(engine, name, action);
  if (method === 'DELETE') engine.indexes.delete(name);
  else if (action === 'operation') operate(engine, name, body);
  else write(engine, name, action, body);
  return done;
}

/** Returns the permission that a request needs, by the comments of the client's methods. */
function permissionFor(method: string, action: string): string {
  if (action === 'queries') return 'search';
  if (action === 'browse') return 'browse';
  if (action === 'synonyms') return 'editSettings';
  if (action === 'settings') return method === 'GET' ? 'settings' : 'editSettings';
  return method === 'DELETE' ? 'deleteIndex' : 'addObject';
}

function readIndex({ indexes }: Engine, name: string, action: string): Answer {
  const index = indexes.get(name);
  if (!index) return missing('Index');
  if (action === 'settings') return { status: 200, body: index.settings };
  const hits = [...index.records.values()].map((each) => ({ ...each, _highlightResult: {} }));
  return { status: 200, body: { hits, nbHits: hits.length, page: 0, nbPages: 1, processingTimeMS: 1 } };
}

function write(engine: Engine, name: string, action: string, body: unknown): void {
  const index = engine.indexes.get(name) ?? emptyIndex();
  engine.indexes.set(name, index);
  if (action === 'settings') Object.assign(index.settings, body);
  if (action === 'synonyms') index.synonyms = synonyms.parse(body);
  if (action === 'batch')
    // Only our own code and tests create records.
    for (const { body: each } of batch.parse(body).requests)
      index.records.set(each.objectID, each as unknown as SearchRecord);
}

function operate({ indexes }: Engine, name: string, body: unknown): void {
  const { operation: kind, destination, scope } = operation.parse(body);
  const source = indexes.get(name) ?? emptyIndex();
  indexes.set(destination, scope ? { ...emptyIndex(), rules: [...source.rules] } : source);
  if (kind === 'move') indexes.delete(name);
}

const search = ({ indexes }: Engine, body: unknown) =>
  queries.parse(body).requests.map(({ indexName, params, ...flat }) => {
    const records = [...(indexes.get(indexName)?.records.values() ?? [])];
    return respondInGroups(createSearchIndex(toCorpus(records)), {
      indexName,
      params: { ...flat, ...params },
    });
  });

/**
 * Responds as our engine does, but counts groups: a page of results has `hitsPerPage` groups, with up to `distinct` hits
 * each, and `nbHits` is the number of groups.
 */
function respondInGroups(index: SearchIndex, { indexName, params = {} }: SearchRequest) {
  const { hitsPerPage = 20, page = 0 } = params;
  const all = respond(index, { indexName, params: { ...params, hitsPerPage: 1000, page: 0 } });
  const groups = new Map<string, typeof all.hits>();
  for (const hit of all.hits) {
    const { url_without_anchor: url } = hit;
    groups.set(url, [...(groups.get(url) ?? []), hit]);
  }
  const shown = [...groups.values()].slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    ...all,
    hits: shown.flat(),
    nbHits: groups.size,
    nbPages: Math.ceil(groups.size / hitsPerPage),
    hitsPerPage,
    page,
  };
}
