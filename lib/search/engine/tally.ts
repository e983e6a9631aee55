/**
 * Adds up scores in arrays that are reused for each query. Most keystrokes match thousands of records, and a new map
 * each time would keep the garbage collector busy.
 */
export type Tally = {
  /** Adds to the score of a record and to the number of ways in which it matched. */
  add(record: number, score: number, ways: number): void;
  /** Adds to the score of a record only if it matched in every previous step. Steps start at 0. */
  addStep(record: number, score: number, step: number): void;
  /** The number of records with a score. */
  size(): number;
  /** Visits each record with a score once, in the order in which they were added, and resets the tally. */
  drain(visit: (record: number, score: number, ways: number) => void): void;
};

/** @param records the number of records in the index */
export function createTally(records: number): Tally {
  const scores = new Float64Array(records);
  const ways = new Uint16Array(records);
  const seen = new Int32Array(records);
  let count = 0;

  function add(record: number, score: number, more: number): void {
    if (ways[record] === 0) {
      seen[count] = record;
      count += 1;
    }
    scores[record] = (scores[record] ?? 0) + score;
    ways[record] = (ways[record] ?? 0) + more;
  }

  return {
    add,
    addStep: (record, score, step) => {
      if (ways[record] === step) add(record, score, 1);
      else if (ways[record] === step + 1) add(record, score, 0);
    },
    size: () => count,
    drain: (visit) => {
      const end = count;
      count = 0;
      for (let place = 0; place < end; place += 1) {
        const record = seen[place] ?? 0;
        const [score, found] = [scores[record] ?? 0, ways[record] ?? 0];
        scores[record] = 0;
        ways[record] = 0;
        visit(record, score, found);
      }
    },
  };
}
