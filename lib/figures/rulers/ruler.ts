/** A part of a ruler: bytes of a word or characters of a URL. */
export type Field = {
  /** Empty for unused bytes and for separators. */
  name: string;
  /** The Solidity type, or empty for characters. */
  type: string;
  /** What the author wrote, such as `42`. For characters, the characters. */
  value: string;
  /** What the value means, such as `3,000 DAI`. */
  note: string;
  /** One entry per cell: two hexadecimal digits, or one character. */
  cells: readonly string[];
  /** The offset of the first cell, as printed above it. */
  first: number;
  /** The offset of the last cell. In a storage slot it's smaller than `first`. */
  last: number;
};

/** One row of a ruler. Only a storage slot has a label. */
export type Strip = { label: string; fields: readonly Field[] };

/**
 * `slots` are 32-byte storage slots, whose bytes are numbered from the right. `data` is ABI-encoded data, such
 * as revert data, with a row for each word. `text` is characters, such as a URL.
 */
export type Ruler = { kind: 'slots' | 'data' | 'text'; strips: readonly Strip[] };

/** A mistake of the author. `line` counts from the first line inside the fence, which is 1. */
export class RulerError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
    this.name = 'RulerError';
  }
}
