/** The type of a query that consists of a single hexadecimal number. */
export type Identifier =
  | { kind: 'selector' | 'topic' | 'address' | 'part'; text: string }
  /** Revert data, with the selector of its error. */
  | { kind: 'revert-data'; selector: string; text: string };

const bytesOf = { selector: 4, address: 20, topic: 32 } as const;
/** ABI-encoded arguments are multiples of this many bytes. */
const wordSize = 32;

/**
 * Parses a hexadecimal number as people paste it: in any case, in quotes, with spaces or line breaks, or without `0x`.
 * Without `0x`, it must contain a digit and start with a selector, so that `decade` remains a word and `42161` a chain. Unless
 * it's as long as an address or more, it also needs a letter, because `11155111` is a chain, too. Of a number that a tool
 * shortened, the digits before the ellipsis count.
 * @returns `undefined` for anything else
 */
export function readIdentifier(query: string): Identifier | undefined {
  const clean = query.replace(/[\s"'`]+/g, '').replace(/(?:…|\.{3})[0-9a-f]*$/i, '');
  const [, prefix, digits = ''] = /^(0x)?([0-9a-f]+)$/i.exec(clean) ?? [];
  const bytes = digits.length / 2;
  const kind = kindOf(bytes);
  if (digits === '' || (!prefix && !isBareIdentifier(digits, kind))) return undefined;
  const text = `0x${digits.toLowerCase()}`;
  if (kind === 'revert-data') return { kind, selector: text.slice(0, 2 + 2 * bytesOf.selector), text };
  return { kind, text };
}

/** Whether a hexadecimal number without `0x` is more than a word or a decimal number. */
const isBareIdentifier = (digits: string, kind: Identifier['kind']): boolean =>
  /\d/.test(digits) &&
  (/topic|address|data/.test(kind) || (digits.length >= 2 * bytesOf.selector && /[a-f]/i.test(digits)));

function kindOf(bytes: number): Identifier['kind'] {
  if (bytes === bytesOf.selector) return 'selector';
  if (bytes === bytesOf.address) return 'address';
  if (bytes === bytesOf.topic) return 'topic';
  return bytes > wordSize && bytes % wordSize === bytesOf.selector ? 'revert-data' : 'part';
}

/**
 * Finds what to search for in an error that a tool printed: a node's JSON response, or a message of viem, ethers, Hardhat,
 * or Foundry. They print the revert data or, if they know the ABI, the error's name. The first data in a message is that
 * of the error, and the call's input follows.
 * @returns the revert data, the selector, or the name of the error; `undefined` if the text doesn't look like an error
 */
export function readPastedError(text: string): string | undefined {
  if (!/revert|error|"data"/i.test(text)) return undefined;
  const numbers = text.match(/\b0x[0-9a-f]{8,}\b/gi) ?? [];
  const data = numbers.find((number) => /revert-data|selector/.test(readIdentifier(number)?.kind ?? ''));
  if (data) return data;
  const [, ours, other] =
    /\b(Sablier\w*_\w+)|\b(?:Error:|error|Reason:)\s+["'`]?([A-Z]\w*)\(/.exec(text) ?? [];
  return ours ?? other;
}
