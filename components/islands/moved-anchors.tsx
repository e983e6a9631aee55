import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { followMovedAnchor } from '@/lib/browser/follow-moved-anchor';

/** Redirects old anchors to the current location of their section, on arrival and whenever the fragment changes. */
export function MovedAnchors() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own anchors.
  useEffect(followMovedAnchor, [pathname]);

  useEffect(() => {
    window.addEventListener('hashchange', followMovedAnchor);
    return () => window.removeEventListener('hashchange', followMovedAnchor);
  }, []);
  return null;
}
