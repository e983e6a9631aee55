/** One line of a list: a message or an arrow with its ends. A note has no ends. */
export type Step = { from: string; to: string; text: string };

/** A list of steps. A block, such as one of two alternatives, has a heading and its own steps. */
export type Steps = (Step | { heading: string; steps: Steps })[];

/** Returns a label as plain text. */
export const plainLabel = (text: string): string =>
  text
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/^"(.*)"$/, '$1')
    .trim();
