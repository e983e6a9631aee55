import { useEffect } from 'react';

/** Counts visits by a script that the environment names. What counts them comes last, and nobody misses it. */
export function Analytics() {
  useEffect(() => {
    import('@/lib/browser/count-visits').then(
      ({ countVisits }) => countVisits(),
      () => {},
    );
  }, []);
  return null;
}
