/** A text in a payload, and the ID by which other rows refer to it. */
export type TextRow = { id: string; text: string };

/** Encodes a text as a row. */
export const textRow = ({ id, text }: TextRow): string =>
  `${id}:T${new TextEncoder().encode(text).length.toString(16)},${text}`;
