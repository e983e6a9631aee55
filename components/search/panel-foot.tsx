import { type MouseEvent, memo } from 'react';
import { isPlainClick } from '@/lib/browser/click-target';
import { products, sectionLabel } from '@/lib/nav/sections';
import { withBasePath } from '@/lib/site/addresses';
import { Drawing } from './drawing';
import { type Count, formatCount } from './format-count';
import { savePage } from './hits/saved-pages';
import { type Chosen, searchAddress, shortenQuery } from './query';
import styles from './search-panel.module.css';

type Props = { query: string; chosen: Chosen; count: Count; onClose: () => void };

/** Links to the page of all results with the same filters, and shows the keyboard shortcuts. */
export const PanelFoot = memo(function PanelFoot({ query, chosen, count, onClose }: Props) {
  const path = searchAddress(query, chosen);
  const leave = (event: MouseEvent) => {
    const product = products.find(({ id }) => id === chosen.product)?.label;
    const labels = [chosen.section && sectionLabel(chosen.section), product].filter(Boolean);
    const trail = labels.join(' › ') || 'All results';
    savePage('recent', { path, title: shortenQuery(query), trail, kind: 'search' });
    if (isPlainClick(event)) onClose();
  };
  return (
    <div className={styles.foot}>
      <p className={styles.keys} aria-hidden="true">
        {count.number > 0 && (
          <span>
            <kbd>
              <Drawing name="open" />
            </kbd>{' '}
            open
          </span>
        )}
        {(query === '' || count.number > 0) && (
          <span>
            <kbd>
              <Drawing name="up" />
            </kbd>
            <kbd>
              <Drawing name="down" />
            </kbd>{' '}
            move
          </span>
        )}
        <span>
          <kbd>Esc</kbd> close
        </span>
      </p>
      {count.number > 0 && (
        <a href={withBasePath(path)} className={styles.all} onClick={leave}>
          {`See ${count.number > 1 ? 'all ' : ''}${formatCount(count)}`}
        </a>
      )}
    </div>
  );
});
