import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './offline-control.module.css';
import { type OfflineState, useOfflineSite } from './use-offline-site';

const failures = {
  connection: 'The connection was lost. Your progress is saved.',
  room: 'This device is out of storage space. Your progress is saved.',
  server: 'Part of the site couldn’t be downloaded. Your progress is saved.',
  pending: 'The site is partly downloaded.',
};

/**
 * Offers to download the whole site for offline reading, and shows the progress. The space stays empty without scripts,
 * and in browsers without the necessary storage.
 * @param isAsked whether the reader pressed the button before this component was loaded
 * @param wasFocused whether the button that this component replaces had the focus
 */
export function OfflineControl({ isAsked, wasFocused }: { isAsked: boolean; wasFocused: boolean }) {
  const { state, download, cancel, remove } = useOfflineSite(isAsked);
  const box = useFocusKept(state.kind, wasFocused);
  return (
    <div className={styles.box} ref={box}>
      {(state.kind === 'none' || state.kind === 'unknown') && (
        <Action label="Make available offline" act={download} />
      )}
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
      {state.kind === 'downloaded' && (
        <>
          <span aria-hidden="true">·</span>
          {state.isOutdated && <Action label="Update" act={download} />}
          <Action label="Remove" name="Remove the offline copy" act={remove} />
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <Action label="Continue" name="Continue making the site available offline" act={download} />
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
      return state.isCanceled ? 'Canceled. Nothing was saved.' : '';
    case 'keeping':
      return 'Making the site available offline';
    case 'elsewhere':
      return 'Another tab is making the site available offline.';
    case 'downloaded':
      return state.isOutdated ? 'An earlier version is available offline' : 'Available offline';
    case 'failed':
      return failures[state.reason];
    default:
      return '';
  }
}

const toMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** When the focused button disappears, moves the focus to the button that replaces it. */
function useFocusKept(kind: OfflineState['kind'], wasFocused: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(wasFocused);
  useEffect(() => {
    const recordFocus = ({ target }: Event) => {
      hadFocus.current = target instanceof Node && (box.current?.contains(target) ?? false);
    };
    const eventTypes = ['focusin', 'pointerdown'];
    for (const eventType of eventTypes) document.addEventListener(eventType, recordFocus);
    return () => {
      for (const eventType of eventTypes) document.removeEventListener(eventType, recordFocus);
    };
  }, []);
  // A layout effect, so that no key press gets lost in between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per kind, because each has its own buttons.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [kind]);
  return box;
}
