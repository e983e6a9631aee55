import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Hourglass } from '@/components/hourglass';
import { targetOfClick } from '@/lib/browser/click-target';
import styles from './navigation-progress.module.css';

/** Fast changes show nothing: a flash is worse than a short wait. */
const patience = 200;

/** Shows that a page is on its way, once that takes longer than the reader's patience. */
export function NavigationProgress() {
  const pathname = usePathname();
  // The page that was shown when a navigation began: while it is still shown, the navigation goes on.
  const [leaving, setLeaving] = useState<string>();
  const [isSlow, setSlow] = useState(false);
  const isWaiting = leaving === pathname;

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = targetOfClick(event);
      if (target && target.pathname !== window.location.pathname) setLeaving(pathname);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [pathname]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);

  return (
    <div role="status" className={styles.progress}>
      {isWaiting && isSlow && (
        <>
          <div className={styles.bar} />
          <div className={styles.spinner}>
            <Hourglass />
            <span>Loading page…</span>
          </div>
        </>
      )}
    </div>
  );
}
