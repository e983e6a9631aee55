import { useEffect, useRef } from 'react';
import styles from './offline-control.module.css';
import { type OfflineState, useOfflineSite } from './use-offline-site';

const failures = {
  connection: 'The connection was lost. What has arrived is kept.',
  room: 'This device has no room for the site. What has arrived is kept.',
  server: 'A part of the site could not be read. What has arrived is kept.',
  pending: 'The site has arrived in part.',
};

/**
 * Offers to keep the whole site for reading without a connection, and shows how far that is. The stylesheet keeps its
 * room; without scripts, or where the browser can't keep anything, the room stays empty.
 */
export function OfflineControl() {
  const { state, keep, cancel, remove } = useOfflineSite();
  const box = useFocusKept(state.kind);
  return (
    <div className={styles.box} ref={box}>
      {state.kind === 'none' && <Action label="Make available offline" act={keep} />}
      <p role="status">{statusOf(state)}</p>
      {state.kind === 'keeping' && (
        <>
          <progress
            aria-label="Making the site available offline"
            {...(state.all > 0 && { max: state.all, value: state.done })}
          />
          {state.all > 0 && (
            <span>
              {toMegabytes(state.done)} of {toMegabytes(state.all)} MB
            </span>
          )}
          <Action label="Cancel" act={cancel} />
        </>
      )}
      {state.kind === 'kept' && (
        <>
          <span aria-hidden="true">·</span>
          {state.isOutdated && <Action label="Update" act={keep} />}
          <Action label="Remove" name="Remove the offline site" act={remove} />
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <Action label="Continue" name="Continue to make the site available offline" act={keep} />
          <Action label="Cancel" act={cancel} />
        </>
      )}
    </div>
  );
}

function Action({ label, name, act }: { label: string; name?: string; act: () => Promise<unknown> }) {
  return (
    <button type="button" {...(name && { 'aria-label': name })} onClick={() => void act()}>
      {label}
    </button>
  );
}

function statusOf(state: OfflineState): string {
  switch (state.kind) {
    case 'none':
      return state.isCanceled ? 'Canceled. Nothing is kept.' : '';
    case 'keeping':
      return 'Making the site available offline';
    case 'elsewhere':
      return 'Another tab is making the site available offline.';
    case 'kept':
      return state.isOutdated ? 'Available offline, in an earlier version' : 'Available offline';
    case 'failed':
      return failures[state.reason];
    default:
      return '';
  }
}

const toMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** When the button that has the focus goes, the one that comes in its place gets it. */
function useFocusKept(kind: OfflineState['kind']) {
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      hadFocus.current = target instanceof Node && (box.current?.contains(target) ?? false);
    };
    const signs = ['focusin', 'pointerdown'];
    for (const sign of signs) document.addEventListener(sign, note);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, note);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each kind, which has its own buttons.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [kind]);
  return box;
}
