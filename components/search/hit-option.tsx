import { type MouseEvent, memo } from 'react';
import type { FoundPage } from '@/lib/search/ui/found-page';
import { withBasePath } from '@/lib/site/asset-url';
import { HitSnippet, HitTitle } from './hit-text';
import { KindIcon } from './kind-icon';
import type { SearchHit } from './search-hit';
import styles from './search-panel.module.css';

type Props = {
  id: string;
  /** Position in the list. */
  index: number;
  page: FoundPage<SearchHit>;
  isActive: boolean;
  /** Called when the pointer moves over the option. */
  onPoint: (index: number) => void;
  /** Called when the reader opens the hit, in this tab or in a new one. */
  onChoose: (page: FoundPage<SearchHit>, isHere: boolean) => void;
};

/**
 * A hit as a list box option. It's a real link, so the browser and the site's link handling do the rest. The pointer
 * selects an option only when the pointer moves, not when the list scrolls under it. Thanks to `memo`, moving the
 * selection renders two options instead of the whole list.
 */
export const HitOption = memo(function HitOption({ id, index, page, isActive, onPoint, onChoose }: Props) {
  const trail = page.trail.join(' › ');
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={withBasePath(page.path)}
      className={styles.option}
      onPointerMove={isActive ? undefined : () => onPoint(index)}
      onClick={(event) => onChoose(page, isForThisTab(event))}
      onAuxClick={() => onChoose(page, false)}
    >
      <KindIcon kind={page.kind} product={page.hit.product} />
      <span className={styles.lines}>
        <span className={styles.title}>
          <HitTitle page={page} />
        </span>
        <span className={styles.detail}>
          <span className={styles.trail}>{trail}</span> <HitSnippet page={page} />
        </span>
      </span>
    </a>
  );
});

const isForThisTab = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;
