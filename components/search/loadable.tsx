import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** The component, or why it couldn't be loaded. */
type Loaded<Props> = { Part?: ComponentType<Props> | undefined; error?: unknown };

/**
 * Like React's `lazy` in a `Suspense`, but shows the component at once when it's loaded. After a placeholder, React waits
 * for 300 ms before it shows what a `Suspense` contains.
 * @param load its error is thrown while rendering, for an error boundary
 * @returns the component, which shows `placeholder` until it's loaded
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { placeholder: ReactNode }> {
  let known: ComponentType<Props> | undefined;
  return function Loadable({ placeholder, ...props }) {
    const [{ Part, error }, setLoaded] = useState<Loaded<Props>>({ Part: known });
    useEffect(() => {
      if (known) return;
      load().then(
        (Part) => {
          known = Part;
          setLoaded({ Part });
        },
        (error: unknown) => setLoaded({ error }),
      );
    }, []);
    if (error) throw error;
    return Part ? <Part {...(props as unknown as Props)} /> : placeholder;
  };
}
