import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as wordsOf } from 'mdast-util-to-string';

/** A text of the model without its Markdown: the words of links, code without backticks, signs without backslashes. */
export const plainText = (markdown: string): string => wordsOf(fromMarkdown(markdown));
