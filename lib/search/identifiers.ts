/** What a query is, if it is nothing but a hexadecimal number. */
export type Identifier =
  | { kind: 'selector' | 'topic' | 'address' | 'part'; text: string }
  /** Revert data: the selector of its error, and all of it. */
  | { kind: 'revert-data'; selector: string; text: string };

const bytesOf = { selector: 4, address: 20, topic: 32 } as const;
/** Arguments are encoded in steps of so many bytes. */
const step = 32;

/**
 * Reads a hexadecimal number as people paste it: in any case, in quotes, with spaces or line breaks between its digits,
 * without `0x`. What has no `0x` must have a digit among its letters and the length of something, so that `decade` stays a
 * word.
 * @returns `undefined` for anything else
 */
export function readIdentifier(query: string): Identifier | undefined {
  const clean = query.replace(/[\s"'`]+/g, '');
  const [, prefix, digits = ''] = /^(0x)?([0-9a-f]+)$/i.exec(clean) ?? [];
  const bytes = digits.length / 2;
  const kind = kindOf(bytes);
  if (digits === '' || (!prefix && (kind === 'part' || !/\d/.test(digits)))) return undefined;
  const text = `0x${digits.toLowerCase()}`;
  if (kind === 'revert-data') return { kind, selector: text.slice(0, 2 + 2 * bytesOf.selector), text };
  return { kind, text };
}

function kindOf(bytes: number): Identifier['kind'] {
  if (bytes === bytesOf.selector) return 'selector';
  if (bytes === bytesOf.address) return 'address';
  if (bytes === bytesOf.topic) return 'topic';
  return bytes > step && bytes % step === bytesOf.selector ? 'revert-data' : 'part';
}
