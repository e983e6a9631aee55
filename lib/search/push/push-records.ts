import type { Algoliasearch } from 'algoliasearch';
import { escapeRegExp } from '@/lib/markup/escape-reg-exp';
import type { SearchRecord } from '../record';
import { hostedSynonyms, indexSettings } from '../settings';
import { compareRecords, compareSettings, formatChanges } from './compare';

type Push = {
  /** Uses the key that may write. */
  client: Algoliasearch;
  /** Uses the key that readers get, because a key can read its own permissions, but only an admin key those of others. */
  reader: Algoliasearch;
  index: string;
  records: readonly SearchRecord[];
  /** The key that readers get. */
  searchKey: string;
  /** Reports progress. */
  log: (line: string) => void;
};

/** What the key that writes must be allowed to do, in the provider's terms. */
const permissions = ['addObject', 'browse', 'deleteIndex', 'settings', 'editSettings'] as const;

/** The number of records per request. */
const batchSize = 1000;

/**
 * Replaces the contents of the hosted index. Records, settings, and synonyms are written to a new index, which then
 * replaces the old one in a single step. Rules that were created manually are copied. Until then, readers search the
 * old index.
 * @throws if a step fails, with an explanation if the engine's response has a known reason; unless the last step failed,
 * the old index is unchanged
 */
export async function pushRecords(push: Push): Promise<void> {
  const { client, reader, index, records, searchKey, log } = push;
  const draft = `${index}_tmp_${Date.now().toString(36)}`;
  let isBegun = false;
  try {
    await checkSearchKey(reader, searchKey, index);
    log(`${records.length} records for ${index}. Reading the current index…`);
    const isThere = await client.indexExists({ indexName: index });
    log(formatChanges(compareRecords(isThere ? await readAll(client, index) : [], records)));
    const settings = isThere
      ? compareSettings({ ...(await client.getSettings({ indexName: index })) }, indexSettings)
      : [];
    if (settings.length > 0) log(`  settings ${settings.join(', ')}`);
    isBegun = true;
    await fillDraft(push, draft, isThere);
    const operationIndexParams = { operation: 'move' as const, destination: index };
    const move = client.operationIndex({ indexName: draft, operationIndexParams });
    await finish(client, index, move);
    log(`${index} now contains ${records.length} records.`);
  } catch (error) {
    // A leftover index is harmless, because nothing searches it.
    if (isBegun) await client.deleteIndex({ indexName: draft }).catch(() => {});
    throw explainError(error, index);
  }
}

async function readAll(client: Algoliasearch, indexName: string): Promise<{ objectID: string }[]> {
  const found: { objectID: string }[] = [];
  await client.browseObjects({
    indexName,
    browseParams: { query: '', hitsPerPage: batchSize, attributesToRetrieve: ['*'] },
    // Fields that the engine adds start with an underscore.
    aggregator: ({ hits }) =>
      found.push(...hits.map((hit) => ({ ...withoutAdditions(hit), objectID: hit.objectID }))),
  });
  return found;
}

const withoutAdditions = (hit: object): object =>
  Object.fromEntries(Object.entries(hit).filter(([name]) => !name.startsWith('_')));

async function fillDraft({ client, index, records }: Push, draft: string, isThere: boolean): Promise<void> {
  if (isThere) {
    const operationIndexParams = {
      operation: 'copy' as const,
      destination: draft,
      scope: ['rules' as const],
    };
    await finish(client, draft, client.operationIndex({ indexName: index, operationIndexParams }));
  }
  await finish(client, draft, client.setSettings({ indexName: draft, indexSettings }));
  const synonyms = { synonymHit: hostedSynonyms, replaceExistingSynonyms: true };
  await finish(client, draft, client.saveSynonyms({ indexName: draft, ...synonyms }));
  await client.saveObjects({ indexName: draft, objects: [...records], waitForTasks: true, batchSize });
}

/** Waits for a task to complete. */
async function finish(
  client: Algoliasearch,
  indexName: string,
  task: Promise<{ taskID: number }>,
): Promise<void> {
  const { taskID } = await task;
  await client.waitForTask({ indexName, taskID });
}

/**
 * Checks that the key that readers get can search this index and do nothing else.
 * @throws PushError if it can't, or if it has other permissions; the message names them
 */
async function checkSearchKey(reader: Algoliasearch, key: string, index: string): Promise<void> {
  const { acl, indexes = [] } = await reader.getApiKey({ key }).catch((error: unknown) => {
    if (!(error instanceof Error && [401, 403, 404].includes(statusOf(error) ?? 0))) throw error;
    const explanation = 'The application refused the search key. Check it and the application ID.';
    throw new PushError(`${explanation} (${error.message})`, { cause: error });
  });
  const more = acl.filter((right) => right !== 'search');
  if (more.length > 0)
    throw new PushError(
      `The search key allows more than searching: ${more.join(', ')}. Every reader gets this key, so make one whose only permission is "search".`,
    );
  if (!acl.includes('search')) throw new PushError('The search key lacks the permission "search".');
  if (indexes.length > 0 && !indexes.some((pattern) => toRegExp(pattern).test(index)))
    throw new PushError(
      `The search key can't search the index ${index}. It can search ${indexes.join(', ')}.`,
    );
}

/** A pattern can start or end with an asterisk: https://www.algolia.com/doc/rest-api/search/add-api-key */
const toRegExp = (pattern: string): RegExp =>
  new RegExp(`^${escapeRegExp(pattern).replaceAll('\\*', '.*')}$`);

/** An error with a message for the person who pushes the records. */
class PushError extends Error {}

/** Explains an error from the Algolia client. Other errors are returned unchanged. */
function explainError(error: unknown, index: string): unknown {
  if (!(error instanceof Error) || error instanceof PushError) return error;
  const explanation = explanationFor(statusOf(error), error.name, index);
  return explanation ? new PushError(`${explanation} (${error.message})`, { cause: error }) : error;
}

/** Returns the status of the response that an error of the client is about. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

function explanationFor(status: number | undefined, name: string, index: string): string | undefined {
  if (name === 'RetryError')
    return 'No host of the application responded in time. Check the application ID and the network.';
  if (status === 401 || status === 403)
    return `The key in ALGOLIA_ADMIN_KEY isn't allowed to do this. It needs ${permissions.join(', ')} on ${index} and on ${index}_tmp_*.`;
  if (status === 404)
    return "The application doesn't have the requested resource. Check the application ID and the keys.";
  if (status === 429) return 'The application is limiting requests. Try again later.';
  return status === undefined ? undefined : `The application returned status ${status}.`;
}
