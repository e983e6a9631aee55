import { memo } from 'react';
import { type Count, formatCount } from '@/lib/search/ui/format-count';
import { searchAddress, shortenQuery } from '@/lib/search/ui/query';
import { savePage } from '@/lib/search/ui/saved-pages';
import { withBasePath } from '@/lib/site/addresses';
import styles from './search-panel.module.css';

type Props = { query: string; count: Count; onClose: () => void };

/** Links to the page of all results, and shows the keyboard shortcuts. */
export const PanelFoot = memo(function PanelFoot({ query, count, onClose }: Props) {
  const path = searchAddress(query);
  const leave = () => {
    savePage('recent', { path, title: shortenQuery(query), trail: 'All results', kind: 'search' });
    onClose();
  };
  return (
    <div className={styles.foot}>
      <p className={styles.keys} aria-hidden="true">
        {(query === '' || count.number > 0) && (
          <>
            <span>
              <kbd>↵</kbd> open
            </span>
            <span>
              <kbd>↑</kbd>
              <kbd>↓</kbd> move
            </span>
          </>
        )}
        <span>
          <kbd>Esc</kbd> close
        </span>
      </p>
      {count.number > 0 && (
        <a href={withBasePath(path)} className={styles.all} onClick={leave}>
          {count.number > 1 && count.isExact ? `See all ${formatCount(count)}` : `See ${formatCount(count)}`}
        </a>
      )}
    </div>
  );
});
