import { isPlainClick } from '@/lib/browser/click-target';
import { withBasePath } from '@/lib/site/addresses';
import styles from './no-results.module.css';
import { issueLink, searchAddress, shortenQuery } from './query';
import states from './search-states.module.css';
import { explainUnknown } from './unknown-query';
import type { FacetChoice } from './use-address-facets';
import { useSuggestions } from './use-suggestions';

type Props = {
  query: string;
  facets: FacetChoice;
  onQuery: (query: string) => void;
  /** Called when the reader follows a link. */
  onLeave: () => void;
};

/** Reports that nothing was found, explains why if the query says it, and suggests alternatives. */
export function NoResults({ query, facets, onQuery, onLeave }: Props) {
  const suggestions = useSuggestions(query);
  const unknown = explainUnknown(query);
  const isNarrowed = Object.keys(facets.chosen).length > 0;
  return (
    <div className={`${states.state} ${styles.noResults}`}>
      <p className={states.title}>
        No results for{' '}
        <strong>
          <bdi translate="no">{shortenQuery(query, 40)}</bdi>
        </strong>
      </p>
      {unknown && <p className={styles.next}>{unknown.what}</p>}
      {unknown && (
        <ul className={styles.suggestions}>
          {unknown.pages.map(({ path, label }) => (
            <li key={path}>
              <a href={path.startsWith('/') ? withBasePath(path) : path} onClick={onLeave}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isNarrowed && (
        <button type="button" className="action" onClick={() => facets.choose({})}>
          Search everywhere
        </button>
      )}
      {!unknown && suggestions.length > 0 && (
        <>
          <p className={styles.next}>Try searching for</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <a
                  href={withBasePath(searchAddress(suggestion))}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    onQuery(suggestion);
                  }}
                >
                  {suggestion}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.next}>
        Believe this query should return results?{' '}
        <a href={issueLink(query)} rel="noopener" className={styles.link}>
          Let us know
        </a>
        .
      </p>
    </div>
  );
}
