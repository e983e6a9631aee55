import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { leadOn } from '@/lib/browser/lead-on';

/** Redirects old anchors to the current location of their section, on arrival and whenever the fragment changes. */
export function MovedAnchors() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own anchors.
  useEffect(leadOn, [pathname]);

  useEffect(() => {
    window.addEventListener('hashchange', leadOn);
    return () => window.removeEventListener('hashchange', leadOn);
  }, []);
  return null;
}
