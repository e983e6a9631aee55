'use client';
import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { listen } from '@/components/listen';

type Decoder = typeof import('./decoded-body');

/**
 * The decoded revert data in the URL, if any: `#data=0x…` or `?data=0x…`. Everything happens in the browser; a fragment
 * isn't even sent to the server. The URL is only known there, so the exported page stops at this boundary.
 */
export const ErrorDecoder = () => (
  <Suspense>
    <DecoderBox />
  </Suspense>
);

function DecoderBox() {
  const query = useSearchParams().get('data');
  const fragment = useFragmentData();
  const data = fragment.data ?? query;
  const decoder = useDecoder(data !== null);
  const result = useMemo(() => {
    if (data === null || typeof decoder !== 'object') return undefined;
    const decoded = decoder.decode(data);
    return { headline: decoder.headlineOf(decoded), body: <decoder.DecodedBody decoded={decoded} /> };
  }, [data, decoder]);
  const box = useRef<HTMLElement>(null);
  // A link to data may be at the end of the window, and the data appears below it.
  useEffect(() => {
    if (result && fragment.isFollowed) box.current?.scrollIntoView({ block: 'nearest' });
  }, [result, fragment.isFollowed]);
  const styles = typeof decoder === 'object' ? decoder.styles : undefined;
  const failure =
    decoder === 'failed' ? 'The decoder could not be loaded. Reload the page to try again.' : '';

  // The status element exists before it has text, so that screen readers announce the text when it appears.
  return (
    <section ref={box} className={styles?.decoder} aria-label="Decoded revert data" hidden={data === null}>
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
 * @returns the data, and whether the reader was already on the page and followed a link to it
 */
function useFragmentData() {
  const [state, setState] = useState<{ data: string | null; isFollowed: boolean }>({
    data: null,
    isFollowed: false,
  });
  useEffect(() => {
    const read = (isFollowed: boolean) => {
      const { hash } = window.location;
      const data = new URLSearchParams(hash.slice(1)).get('data');
      if (data !== null || hash === '') setState({ data, isFollowed });
    };
    read(false);
    return listen(window, { hashchange: () => read(true) });
  }, []);
  return state;
}

/** Loads the decoder and the list of errors when they're needed. */
function useDecoder(isNeeded: boolean): Decoder | 'failed' | undefined {
  const [decoder, setDecoder] = useState<Decoder | 'failed'>();
  useEffect(() => {
    if (!isNeeded) return;
    import('./decoded-body').then(setDecoder, () => setDecoder('failed'));
  }, [isNeeded]);
  return decoder;
}
