// #region shape
/** Entities whose IDs end in the chain ID on Envio but not on The Graph. */
const suffixed = ['Action', 'Asset', 'Batch', 'Batcher', 'Contract', 'Factory'];

/** Converts an ID from Envio to the format that The Graph uses. */
export const toGraphId = (entity: string, id: string): string =>
  suffixed.includes(entity) ? id.slice(0, id.lastIndexOf('-')) : id;

/** Converts Envio's list for a single ID to one row, or `null` if the list is empty. */
export const toSingle = <Row>(rows: Row[]): Row | null => rows[0] ?? null;

/** Converts an integer that either indexer may return as a string or a number. */
export const toBigInt = (value: string | number): bigint => BigInt(value);
// #endregion
