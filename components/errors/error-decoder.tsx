'use client';
import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { withBasePath } from '@/lib/site/addresses';

type Decoder = typeof import('./decoder');

/**
 * A link that opens the search, into which readers paste revert data, and the decoded revert data in the URL, if any:
 * `#data=0x…` or `?data=0x…`. Everything happens in the browser; a fragment isn't even sent to the server.
 */
export function ErrorDecoder() {
  return (
    <>
      <p className="paste-data">
        <a href={withBasePath('/search')} data-early="search">
          Paste revert data
        </a>
      </p>
      {/* The URL is only known in the browser, so the exported page stops at this boundary. */}
      <Suspense>
        <DecoderBox />
      </Suspense>
    </>
  );
}

function DecoderBox() {
  const query = useSearchParams().get('data');
  const data = useFragmentData() ?? query;
  const decoder = useDecoder(data !== null);
  const result = useMemo(() => {
    if (data === null || typeof decoder !== 'object') return undefined;
    const decoded = decoder.decode(data);
    return { headline: decoder.headlineOf(decoded), body: <decoder.DecodedBody decoded={decoded} /> };
  }, [data, decoder]);
  const styles = typeof decoder === 'object' ? decoder.styles : undefined;
  const failure =
    decoder === 'failed' ? 'The decoder could not be loaded. Reload the page to try again.' : '';

  // The status element exists before it has text, so that screen readers announce the text when it appears.
  return (
    <section className={styles?.decoder} aria-label="Decoded revert data" hidden={data === null}>
      <p role="status" className={styles?.headline}>
        {result?.headline ?? failure}
      </p>
      {result?.body}
    </section>
  );
}

/**
 * Reads the data from the fragment. The data persists when the reader follows links to rows on this page, which also
 * have fragments.
 */
function useFragmentData(): string | null {
  const [data, setData] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const { hash } = window.location;
      const found = new URLSearchParams(hash.slice(1)).get('data');
      if (found !== null || hash === '') setData(found);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return data;
}

/** Loads the decoder and the list of errors when they're needed. */
function useDecoder(isNeeded: boolean): Decoder | 'failed' | undefined {
  const [decoder, setDecoder] = useState<Decoder | 'failed'>();
  useEffect(() => {
    if (!isNeeded) return;
    import('./decoder').then(setDecoder, () => setDecoder('failed'));
  }, [isNeeded]);
  return decoder;
}
