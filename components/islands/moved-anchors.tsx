import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { leadOn } from '@/lib/browser/lead-on';

/** Leads readers of an old anchor on to where its section stands now, on arrival and when the fragment changes. */
export function MovedAnchors() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other anchors.
  useEffect(leadOn, [pathname]);

  useEffect(() => {
    window.addEventListener('hashchange', leadOn);
    return () => window.removeEventListener('hashchange', leadOn);
  }, []);
  return null;
}
