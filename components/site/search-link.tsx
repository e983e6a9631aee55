import { Icon } from '@/components/icon';
import { preloadPanel } from '@/components/search/lazy-panel';
import { useBrowserValue } from '@/components/use-browser-value';
import { isSlowConnection } from '@/lib/browser/online';
import { withBasePath } from '@/lib/site/addresses';
import styles from './search-link.module.css';

/**
 * The search link in the navbar. `SearchModal` handles its clicks. Without scripts or in a new tab, it leads to the
 * search page.
 * @param isCompact whether it's only an icon, because the page has a search field
 */
export function SearchLink({ isCompact }: { isCompact: boolean }) {
  const isLive = useBrowserValue(() => true, false);
  const isApple = useBrowserValue(isAppleKeyboard, false);
  return (
    <a
      href={withBasePath('/search')}
      className={styles.search}
      data-early="search"
      data-compact={isCompact || undefined}
      {...(isLive && {
        role: 'button',
        'aria-haspopup': 'dialog',
        'aria-keyshortcuts': 'Control+K Meta+K /',
        onKeyDown: (event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        },
        onPointerEnter: preloadOnInterest,
        onFocus: preloadOnInterest,
      })}
    >
      <Icon name="search" />
      <span className={styles.label}>Search</span>
      <span className={styles.key} aria-hidden="true">
        <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </span>
    </a>
  );
}

/** Preloads the search on hover or focus, unless the reader's connection is slow or metered. */
function preloadOnInterest(): void {
  if (!isSlowConnection()) preloadPanel();
}

const isAppleKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
