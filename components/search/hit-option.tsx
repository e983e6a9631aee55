import { type MouseEvent, memo } from 'react';
import { withBasePath } from '@/lib/asset-url';
import type { FoundPage } from '@/lib/search-ui/found-page';
import { HitSnippet, HitTitle } from './hit-text';
import { KindIcon } from './kind-icon';
import type { SearchHit } from './search-hit';
import styles from './search-panel.module.css';

type Props = {
  id: string;
  /** Its place in the list. */
  index: number;
  page: FoundPage<SearchHit>;
  isActive: boolean;
  /** The pointer moves over it. */
  onPoint: (index: number) => void;
  /** It was clicked, for this tab or for another one. */
  onChoose: (page: FoundPage<SearchHit>, isHere: boolean) => void;
};

/**
 * A hit as an option that is a link, so that the browser and the site's own handling of links do the rest. The pointer
 * selects when it moves, not when the list moves under it. Moving the selection draws two of them and not the whole list.
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
          {trail && <span className={styles.trail}>{trail}</span>} <HitSnippet page={page} />
        </span>
      </span>
    </a>
  );
});

const isForThisTab = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;
