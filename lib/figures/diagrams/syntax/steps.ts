import { escapeXml } from '@/lib/markup/xml';

/** One line of a list: a message with the look of its arrow, or a note, which has neither ends nor a look. */
export type Step = { from: string; to: string; text: string; look?: string };

/** A list of steps. A block, such as one of two alternatives, has a heading and its own steps. */
export type Steps = (Step | { heading: string; steps: Steps })[];

/** Returns a label on one line. Code stays between backticks. */
export const plainLabel = (text: string): string =>
  text
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/^"(.*)"$/, '$1')
    .trim();

/** Writes a label with its code, which is between backticks, in an element. */
export const writeLabel = (label: string, open: string, close: string): string =>
  escapeXml(label).replace(/`([^`]+)`/g, `${open}$1${close}`);
