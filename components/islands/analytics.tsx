import { useEffect } from 'react';

/** Counts visits with the script that the environment configures. It loads last, and the site works without it. */
export function Analytics() {
  useEffect(() => {
    import('./count-visits').then(
      ({ countVisits }) => countVisits(),
      () => {},
    );
  }, []);
  return null;
}
