import { sectionLabel } from '@/lib/nav/sections';
import type { Decoded, DecodedError } from '@/lib/protocol/errors/decode-revert-data';
import { errorsSlug } from '@/lib/protocol/errors/known-errors';
import type { FoundRecord } from './record';

/** A hit with the snippet that InstantSearch would take from the index. */
type DecodedHit = Pick<
  FoundRecord,
  'objectID' | 'url' | 'hierarchy' | 'section' | 'product' | 'release' | 'kind'
> & { url_without_anchor: string; _snippetResult: { content: { value: string; matchLevel: 'full' } } };

/**
 * Decodes revert data to a hit that links to the details. The decoder and its list of errors only load for this.
 * @returns `undefined` if no release has the error, or if the decoder couldn't be loaded
 */
export async function findDecodedHit(data: string): Promise<DecodedHit | undefined> {
  try {
    const { knownErrors } = await import('@/.generated/known-errors');
    const { decodeRevertData } = await import('@/lib/protocol/errors/decode-revert-data');
    return toHit(decodeRevertData(data, knownErrors));
  } catch {
    return undefined;
  }
}

function toHit(decoded: Decoded): DecodedHit | undefined {
  if (decoded.kind !== 'error') return undefined;
  const { name, releases } = decoded.error;
  const content = [describe(decoded), releases.length > 0 && `In ${releases.join(', ')}.`].filter(Boolean);
  return {
    objectID: 'decoded',
    url: `/${errorsSlug}#data=${decoded.data}`,
    url_without_anchor: `/${errorsSlug}`,
    hierarchy: {
      lvl0: sectionLabel('reference'),
      lvl1: 'Decoded revert data',
      lvl2: name,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    section: 'reference',
    product: '',
    release: '',
    kind: 'error',
    _snippetResult: { content: { value: content.join(' '), matchLevel: 'full' } },
  };
}

/** Lists the arguments in one line: `streamId: 42, amount: 1,000,000.` */
function describe({ data, error, mistake, arguments: list, inner }: DecodedError): string {
  if (data === error.selector) return '';
  if (mistake) return mistake;
  if (inner?.kind === 'error') return `${inner.error.name}: ${describe(inner)}`;
  if (list.length === 0) return 'It has no arguments.';
  return `${list.map(({ name, value, reading }) => `${name}: ${reading ?? value}`).join(', ')}.`;
}
