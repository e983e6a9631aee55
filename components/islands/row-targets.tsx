import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { linkOf } from '@/lib/browser/click-target';
import { markRow, revealTarget } from '@/lib/browser/marked-row';
import { revealNetworkOf } from '@/lib/browser/network-switch';

/**
 * Marks the row of a table that the address leads to, whichever way it was changed, and shows it if it is hidden. A page
 * without scripts hides no row and has the stylesheet's mark.
 */
export function RowTargets() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other rows.
  useEffect(markRow, [pathname]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const url = linkOf(target);
      if (url) revealTarget(url);
    };
    const onFind = ({ target }: Event) => {
      if (target instanceof Element) revealNetworkOf(target);
    };
    // Not every browser has it: the others tell less, but a change of the fragment by the reader.
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
