import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon';
import styles from './search-link.module.css';
import { SmartLink } from './smart-link';

/** Leads to the search page; the shortcut that it shows does the same from anywhere. */
export function SearchLink() {
  const router = useRouter();
  const isApple = useSyncExternalStore(never, isAppleKeyboard, () => false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      router.push('/search');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [router]);
  return (
    <SmartLink href="/search" className={styles.search} aria-keyshortcuts="Control+K Meta+K">
      <Icon name="search" />
      <span className={styles.label}>Search</span>
      <kbd className={styles.key}>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
    </SmartLink>
  );
}

const never = () => () => {};

const isAppleKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
