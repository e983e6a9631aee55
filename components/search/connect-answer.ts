import type { useConnector } from 'react-instantsearch';
import type { Count } from './format-count';
import type { SearchHit } from './search-hit';

type FacetCounts = { name: string; data: Readonly<Record<string, number>> };

/** The last answer of a search. */
export type Answer = {
  /** The query of the answer, or `''` before the first answer. */
  answeredQuery: string;
  hits: SearchHit[];
  /** The total number of hits, or of their pages. */
  count: Count;
  /** Whether there are more hits than were asked for. */
  hasMore: boolean;
  /** The number of hits for each value of each counted facet, or `undefined` before the first answer. */
  facetCounts: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
  /** Whether the search after this answer failed. */
  hasFailed: boolean;
  /** Whether the search has started again after a failure. */
  isRetrying: boolean;
  /** Searches for a query, unless it's the current one and hasn't failed. */
  ask: (query: string) => void;
};

type Connector = Parameters<typeof useConnector<Record<string, never>, Description>>[0];
type Description = { $$type: string; renderState: Answer; indexUiState: { query?: string } };
type Widget = ReturnType<ReturnType<Connector>>;
type RenderOptions = Parameters<NonNullable<Widget['getWidgetRenderState']>>[0];

/**
 * An InstantSearch connector for the query and its answer. InstantSearch renders its widgets three times per query: when
 * it changes, when the search starts, and when the answer arrives. This connector renders only for answers and failures,
 * so a list of results renders once per keystroke.
 */
export const connectAnswer: Connector = (render, unmount) => (widgetParams) => {
  let ask: Answer['ask'] | undefined;
  let asked: RenderOptions['state'] | undefined;
  let shown: unknown[] = [];

  const toAnswer = ({ helper, results, instantSearchInstance }: RenderOptions): Answer => {
    ask ??= (query) => {
      const hasFailed = instantSearchInstance.error !== undefined;
      // After a failure, InstantSearch returns to the query and the filters of the last answer.
      if (hasFailed && asked) helper.setState(asked);
      if (hasFailed || helper.state.query !== query) helper.setQuery(query).search();
    };
    const { status, error } = instantSearchInstance;
    // Before the first answer, InstantSearch returns an artificial one for the query.
    const isReal = results && !('__isArtificial' in results);
    return {
      // First, because InstantSearch compares the properties from the top and stops at the first difference.
      answeredQuery: isReal ? results.query : '',
      count: {
        number: (isReal && results.nbHits) || 0,
        unit: isReal && results.exhaustiveNbHits === false ? 'page' : 'result',
      },
      hasMore: ((isReal && results.nbPages) || 1) > 1,
      // An empty query has an answer without counts.
      facetCounts:
        isReal && results.query !== ''
          ? Object.fromEntries(results.disjunctiveFacets.map(({ name, data }: FacetCounts) => [name, data]))
          : undefined,
      hasFailed: error !== undefined,
      isRetrying: error !== undefined && status !== 'error',
      hits: isReal ? (results.hits as SearchHit[]) : [],
      ask,
    };
  };

  const toRenderState = (options: RenderOptions) => ({
    ...toAnswer(options),
    instantSearchInstance: options.instantSearchInstance,
    widgetParams,
  });

  return {
    $$type: 'docs.answer',
    // A failure of the first search is also rendered.
    shouldRender: () => true,
    init(options) {
      // Without a listener, InstantSearch throws the error.
      options.instantSearchInstance.addListener('error', ignore);
      render(toRenderState(options), true);
    },
    render(options) {
      const { status, error } = options.instantSearchInstance;
      if (!error) asked = options.helper.state;
      // The status isn't enough: it stays `loading` if answers arrive while another query is pending.
      const facts = [options.results, error, error && status];
      if (facts.every((fact, index) => fact === shown[index])) return;
      shown = facts;
      render(toRenderState(options), false);
    },
    dispose({ state }) {
      unmount?.();
      return state.setQueryParameter('query', undefined);
    },
    getWidgetRenderState: (options) => ({ ...toAnswer(options), widgetParams }),
    getWidgetUiState: (uiState, { searchParameters: { query = '' } }) =>
      query === '' ? uiState : { ...uiState, query },
    getWidgetSearchParameters: (state, { uiState }) => state.setQueryParameter('query', uiState.query ?? ''),
  };
};

const ignore = () => {};
