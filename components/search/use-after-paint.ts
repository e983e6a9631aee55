import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * Returns the previous value until the browser has painted what is rendered first. `useDeferredValue` doesn't wait for a
 * paint, so both renderings would often be painted together, and later. Values that arrive faster than frames don't
 * postpone each other.
 * @param initial what to return before the first paint
 */
export function useAfterPaint<Value>(value: Value, initial: Value): Value {
  const [painted, setPainted] = useState(initial);
  const latest = useRef<{ value: Value }>(undefined);
  useEffect(() => {
    const isScheduled = latest.current !== undefined;
    latest.current = { value };
    if (isScheduled) return;
    requestAnimationFrame(() => {
      // The frame is painted after its callbacks.
      setTimeout(() => {
        const { value: last } = latest.current ?? { value };
        latest.current = undefined;
        startTransition(() => setPainted(last));
      });
    });
  }, [value]);
  return painted;
}
