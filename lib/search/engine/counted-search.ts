import MiniSearch, { type Options } from 'minisearch';
import type { CountedTerms, FieldCounts } from './count-terms';

/**
 * MiniSearch for terms that are counted already. Its own `add` looks each word of each text up in its tree of terms, which
 * takes four times as long as everything else until the first results. Results have the numbers of documents.
 */
export class CountedSearch extends MiniSearch<never> {
  /** @param counted the terms of the fields in `options` */
  constructor({ terms, lengths, countsOf }: CountedTerms, options: Options<never>) {
    super(options);
    this._documentCount = lengths.length;
    this._nextId = lengths.length;
    this._documentIds = new Map([...lengths.keys()].map((document) => [document, document]));
    this._fieldLength = new Map(lengths.entries());
    this._avgFieldLength = options.fields.map((_, field) => average(lengths, field));
    for (const [number, term] of terms.entries())
      this._index.set(term, new TermCounts(() => countsOf(number)));
  }
}

const average = (lengths: readonly number[][], field: number): number =>
  lengths.reduce((sum, each) => sum + (each[field] ?? 0), 0) / lengths.length;

/** How often documents contain a term. Counted when a query first needs it. */
class TermCounts extends Map<number, Map<number, number>> {
  readonly #count: () => FieldCounts;
  #counts: FieldCounts | undefined;

  constructor(count: () => FieldCounts) {
    super();
    this.#count = count;
  }

  override get(field: number): Map<number, number> | undefined {
    this.#counts ??= this.#count();
    return this.#counts.get(field);
  }
}
