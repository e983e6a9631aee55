import { escapeXml } from '@/lib/markup/xml';

/** Returns a label on one line. Code stays between backticks. */
export const plainLabel = (text: string): string =>
  text
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/^"(.*)"$/, '$1')
    .trim();

/** Writes a label with its code, which is between backticks, in an element. */
export const writeLabel = (label: string, open: string, close: string): string =>
  escapeXml(label).replace(/`([^`]+)`/g, `${open}$1${close}`);
