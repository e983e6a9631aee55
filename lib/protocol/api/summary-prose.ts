import type { Element } from 'hast';
import { h } from 'hastscript';

/** Text and elements, as hastscript accepts them. */
export type Prose = (Element | string)[];

/** Converts a sentence from a data file to HTML. Text between backticks becomes code, and there's no other markup. */
export const proseOf = (sentence: string): Prose =>
  sentence
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : h('code', part)))
    .filter((part) => part !== '');

/** Converts the same sentence to Markdown for MDX, where braces and angle brackets would start code. */
export const toMarkdownProse = (sentence: string): string =>
  sentence
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? part.replace(/[<{|*_]/g, '\\$&') : `\`${part.replaceAll('|', '\\|')}\``,
    )
    .join('');
