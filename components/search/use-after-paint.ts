import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the previous value until the browser has painted what is rendered first. `useDeferredValue` doesn't wait for a
 * paint, so both renderings would often be painted together, and later.
 * @param initial what to return before the first paint
 */
export function useAfterPaint<Value>(value: Value, initial: Value): Value {
  const [painted, setPainted] = useState(initial);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      // The frame is painted after its callbacks.
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
