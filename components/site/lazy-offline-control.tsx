import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './offline-control.module.css';

type Control = ComponentType<{ isAsked: boolean; wasFocused: boolean }>;

/**
 * A placeholder for the offline download control. The control's code loads after everything else, and until
 * then the button only records that the reader pressed it. If the code fails to load, there is no control.
 */
export function LazyOfflineControl() {
  const [Control, setControl] = useState<Control>();
  const [isAsked, setAsked] = useState(false);
  const [isLost, setLost] = useState(false);
  const [wasFocused, setFocused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    import('./offline-control').then(
      ({ OfflineControl }) => {
        setFocused(document.activeElement === button.current);
        setControl(() => OfflineControl);
      },
      () => setLost(true),
    );
  }, []);
  if (Control) return <Control isAsked={isAsked} wasFocused={wasFocused} />;
  if (isLost)
    return isAsked && <p role="status">This isn’t available right now. Reload the page to try again.</p>;
  return (
    <div className={styles.box}>
      <button type="button" ref={button} aria-busy={isAsked} onClick={() => setAsked(true)}>
        Make available offline
      </button>
    </div>
  );
}
