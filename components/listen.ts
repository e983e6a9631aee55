type Listeners = { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void };

/**
 * Adds event listeners to a target.
 * @returns a function that removes them, which an effect returns
 */
export function listen(
  target: EventTarget,
  listeners: Listeners,
  options?: AddEventListenerOptions,
): () => void {
  const removal = new AbortController();
  for (const [type, listener] of Object.entries(listeners))
    target.addEventListener(type, listener as EventListener, { ...options, signal: removal.signal });
  return () => removal.abort();
}
