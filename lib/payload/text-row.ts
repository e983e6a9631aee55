/** A text of a payload, and the number by which other rows name it. */
export type TextRow = { id: string; text: string };

/** Writes a text as a row. */
export const textRow = ({ id, text }: TextRow): string =>
  `${id}:T${new TextEncoder().encode(text).length.toString(16)},${text}`;
