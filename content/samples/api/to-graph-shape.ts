// #region shape
/** Entities whose IDs end in the chain ID on Envio alone. */
const suffixed = ['Action', 'Asset', 'Batch', 'Batcher', 'Contract', 'Factory'];

/** An ID from Envio as The Graph has it. */
export const toGraphId = (entity: string, id: string): string =>
  suffixed.includes(entity) ? id.slice(0, id.lastIndexOf('-')) : id;

/** The row that a question for one ID gave on Envio, or `null`, as The Graph answers it. */
export const toSingle = <Row>(rows: Row[]): Row | null => rows[0] ?? null;

/** A whole number from either indexer, which may come as text or as a number. */
export const toBigInt = (value: string | number): bigint => BigInt(value);
// #endregion
