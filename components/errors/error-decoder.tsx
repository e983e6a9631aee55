'use client';
import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useMemo, useState } from 'react';

type Decoder = typeof import('./decoder');

/**
 * Decodes the revert data in the address, `?data=0x…`, and shows nothing without it. Everything happens in the browser.
 */
export function ErrorDecoder() {
  // What stands in the address is known in the browser only: the page in the export ends here.
  return (
    <Suspense>
      <DecoderBox />
    </Suspense>
  );
}

function DecoderBox() {
  const data = useSearchParams().get('data');
  const decoder = useDecoder(data !== null);
  const result = useMemo(() => {
    if (data === null || typeof decoder !== 'object') return undefined;
    const decoded = decoder.decode(data);
    return { headline: decoder.headlineOf(decoded), body: <decoder.DecodedBody decoded={decoded} /> };
  }, [data, decoder]);
  const styles = typeof decoder === 'object' ? decoder.styles : undefined;
  const failure =
    decoder === 'failed' ? 'The decoder could not be loaded. Reload the page to try again.' : '';

  // The status is there before it has words, so that screen readers hear them come.
  return (
    <section className={styles?.decoder} aria-label="Decoded revert data" hidden={data === null}>
      <p role="status" className={styles?.headline}>
        {result?.headline ?? failure}
      </p>
      {result?.body}
    </section>
  );
}

/** The code and the list of errors, loaded once they are needed. */
function useDecoder(isNeeded: boolean): Decoder | 'failed' | undefined {
  const [decoder, setDecoder] = useState<Decoder | 'failed'>();
  useEffect(() => {
    if (!isNeeded) return;
    import('./decoder').then(setDecoder, () => setDecoder('failed'));
  }, [isNeeded]);
  return decoder;
}
