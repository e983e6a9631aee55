import { z } from 'zod';
import { respond } from '@/lib/search/engine/respond';
import { createSearchIndex } from '@/lib/search/engine/search-index';
import type { SearchRecord } from '@/lib/search/record';

/** The contents of an index in the fake engine. */
export type StoredIndex = {
  records: Map<string, SearchRecord>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
  rules: unknown[];
};

export type EngineRequest = { method: string; path: string; body: unknown };

type Answer = { status: number; body: unknown };

/** The state of the fake engine. */
export type Engine = {
  indexes: Map<string, StoredIndex>;
  /** Permissions of keys, returned by `GET /1/keys/…`. */
  keys: Map<string, { acl: string[]; indexes?: string[] }>;
};

/** Not validated, because only our own code and tests create records. */
const record = z.custom<SearchRecord>(
  (value) => typeof value === 'object' && value !== null && 'objectID' in value,
);
const batchBody = z.object({ requests: z.array(z.object({ action: z.literal('addObject'), body: record })) });
const operationBody = z.object({
  operation: z.enum(['move', 'copy']),
  destination: z.string(),
  scope: z.array(z.string()).optional(),
});
const queriesBody = z.object({
  requests: z.array(z.looseObject({ indexName: z.string(), params: z.looseObject({}).optional() })),
});

const emptyIndex = (): StoredIndex => ({ records: new Map(), settings: {}, synonyms: [], rules: [] });
const done: Answer = {
  status: 200,
  body: { taskID: 1, objectIDs: [], updatedAt: '2024-12-01T00:00:00.000Z' },
};
const missing = (what: string): Answer => ({
  status: 404,
  body: { message: `${what} does not exist`, status: 404 },
});

/**
 * Returns the engine's response to a request without faults.
 * @param request its path is, for example, `/1/indexes/docs/batch`
 */
export function answerAsEngine(engine: Engine, { method, path, body }: EngineRequest): Answer {
  const [, , kind, name = '', action = ''] = path.split('/');
  if (kind === 'keys') {
    const key = engine.keys.get(name);
    return key ? { status: 200, body: { value: name, createdAt: 0, ...key } } : missing('Key');
  }
  if (action === 'task') return { status: 200, body: { status: 'published', pendingTask: false } };
  if (action === 'queries') return { status: 200, body: { results: search(engine, body) } };
  if (method === 'GET' || action === 'browse') return readIndex(engine, name, action);
  if (method === 'DELETE') engine.indexes.delete(name);
  else if (action === 'operation') operate(engine, name, body);
  else write(engine, name, action, body);
  return done;
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
  if (action === 'synonyms') index.synonyms = z.array(z.unknown()).parse(body);
  if (action === 'batch')
    for (const { body: each } of batchBody.parse(body).requests) index.records.set(each.objectID, each);
}

function operate({ indexes }: Engine, name: string, body: unknown): void {
  const { operation, destination, scope } = operationBody.parse(body);
  const source = indexes.get(name) ?? emptyIndex();
  indexes.set(destination, scope ? { ...emptyIndex(), rules: [...source.rules] } : source);
  if (operation === 'move') indexes.delete(name);
}

const search = ({ indexes }: Engine, body: unknown) =>
  queriesBody.parse(body).requests.map(({ indexName, params, ...flat }) => {
    const records = [...(indexes.get(indexName)?.records.values() ?? [])];
    // Clients send parameters either next to the index name or in a nested object.
    return respond(createSearchIndex(records), { indexName, params: { ...flat, ...params } });
  });
