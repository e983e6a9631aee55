import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as wordsOf } from 'mdast-util-to-string';

/** Converts Markdown to plain text. */
export const plainText = (markdown: string): string => wordsOf(fromMarkdown(markdown));
