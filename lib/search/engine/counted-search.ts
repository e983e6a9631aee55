import MiniSearch, { type Options } from 'minisearch';
import type { CountedTerms } from './count-terms';

/**
 * MiniSearch for terms that are counted already. Its own `add` looks each word of each text up in its tree of terms, which
 * takes four times as long as everything else until the first results. Results have the numbers of documents.
 */
export class CountedSearch extends MiniSearch<never> {
  /** @param counted the terms of the fields in `options` */
  constructor({ terms, places, lengths }: CountedTerms, options: Options<never>) {
    super(options);
    this._documentCount = lengths.length;
    this._nextId = lengths.length;
    this._documentIds = new Map([...lengths.keys()].map((document) => [document, document]));
    this._fieldLength = new Map(lengths.entries());
    this._avgFieldLength = options.fields.map((_, field) => average(lengths, field));
    for (const [number, term] of terms.entries())
      this._index.set(term, new TermCounts(places[number] ?? [], options.fields.length));
  }
}

const average = (lengths: readonly number[][], field: number): number =>
  lengths.reduce((sum, each) => sum + (each[field] ?? 0), 0) / lengths.length;

/** How often documents contain a term, by the number of the field. Counted when a query first needs it. */
class TermCounts extends Map<number, Map<number, number>> {
  readonly #places: readonly number[];
  readonly #fields: number;

  constructor(places: readonly number[], fields: number) {
    super();
    this.#places = places;
    this.#fields = fields;
  }

  override get(field: number): Map<number, number> | undefined {
    for (const place of this.size === 0 ? this.#places : []) {
      const counts = super.get(place % this.#fields) ?? new Map<number, number>();
      const document = Math.floor(place / this.#fields);
      this.set(place % this.#fields, counts.set(document, (counts.get(document) ?? 0) + 1));
    }
    return super.get(field);
  }
}
