import { type ComponentType, useEffect, useState } from 'react';

/**
 * Where the site is offered for reading without a connection. What does it comes after all else: nobody waits for it, and
 * where it doesn't arrive, nothing is offered.
 */
export function OfflineRoom() {
  const [Control, setControl] = useState<ComponentType>();
  useEffect(() => {
    import('./offline-control').then(
      ({ OfflineControl }) => setControl(() => OfflineControl),
      () => {},
    );
  }, []);
  return Control && <Control />;
}
