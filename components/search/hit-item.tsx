import { withBasePath } from '@/lib/site/addresses';
import { HitSnippet, HitTitle } from './hit-text';
import { atPlace, type FoundPage } from './hits/found-page';
import { rememberHit } from './hits/saved-pages';
import { KindIcon } from './kind-icon';
import styles from './page-results.module.css';
import type { SearchHit } from './search-hit';

type Props = { page: FoundPage<SearchHit>; onLeave: () => void };

/** A hit on the search page: its title as a link, its breadcrumbs, and the text around the match. */
export function HitItem({ page, onLeave }: Props) {
  const open = (opened: FoundPage<SearchHit>) => {
    rememberHit(opened);
    onLeave();
  };
  return (
    <li className={styles.hit}>
      <KindIcon kind={page.kind} product={page.hit.product} title={page.title} />
      <div className={styles.lines}>
        <h2>
          <a href={withBasePath(page.path)} onClick={() => open(page)}>
            <HitTitle page={page} />
          </a>
        </h2>
        <p className={styles.trail}>{page.place.join(' › ')}</p>
        <p className={styles.snippet}>
          <HitSnippet page={page} />
        </p>
        {page.places.length > 0 && (
          <details className={styles.places}>
            <summary>{`In ${page.places.length} contracts`}</summary>
            <ul>
              {page.places.map((place) => (
                <li key={place.path}>
                  <a href={withBasePath(place.path)} onClick={() => open(atPlace(page, place))}>
                    {place.contract}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
