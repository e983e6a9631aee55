import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { linkOf } from '@/lib/browser/click-target';
import { markRow, revealTarget } from '@/lib/browser/marked-row';
import { revealFiltered } from '@/lib/browser/page-filter';

/**
 * Highlights the table row that the URL points to, however the URL changed, and reveals it if it's hidden. Without
 * scripts, no row is hidden and the stylesheet highlights the target.
 */
export function RowTargets() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own rows.
  useEffect(markRow, [pathname]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const url = linkOf(target);
      if (url) revealTarget(url);
    };
    const onFind = ({ target }: Event) => {
      if (target instanceof Element) revealFiltered(target);
    };
    // Not every browser supports this. Without it, only `hashchange` reports a new fragment.
    const navigation: Navigation | undefined = window.navigation;
    window.addEventListener('hashchange', markRow);
    navigation?.addEventListener('currententrychange', markRow);
    document.addEventListener('click', onClick);
    document.addEventListener('beforematch', onFind);
    return () => {
      window.removeEventListener('hashchange', markRow);
      navigation?.removeEventListener('currententrychange', markRow);
      document.removeEventListener('click', onClick);
      document.removeEventListener('beforematch', onFind);
    };
  }, []);
  return null;
}
