import MiniSearch, { type Options } from 'minisearch';
import type { CountedField, CountedTerms } from './count-terms';

/**
 * MiniSearch for terms that are counted already. Its own `add` looks each word of each text up in its tree of terms, which
 * takes four times as long as everything else until the first results. Results have the numbers of documents.
 */
export class CountedSearch extends MiniSearch<never> {
  /** @param counted the terms of the fields in `options` */
  constructor({ terms, fields }: CountedTerms, options: Options<never>) {
    super(options);
    const documents = [...(fields[0]?.lengths.keys() ?? [])];
    this._documentCount = documents.length;
    this._nextId = documents.length;
    this._documentIds = new Map(documents.entries());
    this._fieldLength = new Map(
      documents.map((document) => [document, fields.map(({ lengths }) => lengths[document] ?? 0)]),
    );
    this._avgFieldLength = fields.map(({ lengths }) => sum(lengths) / lengths.length);
    for (const [number, term] of terms.entries()) this._index.set(term, new TermCounts(number, fields));
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** How often documents contain a term, by the number of the field. Made when a query first needs them. */
class TermCounts extends Map<number, Map<number, number>> {
  readonly #term: number;
  readonly #fields: readonly CountedField[];

  constructor(term: number, fields: readonly CountedField[]) {
    super();
    this.#term = term;
    this.#fields = fields;
  }

  override get(field: number): Map<number, number> | undefined {
    const places = this.#fields[field]?.places[this.#term];
    if (!places) return undefined;
    const counts = super.get(field) ?? countEach(places);
    this.set(field, counts);
    return counts;
  }
}

function countEach(places: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}
