import type { Element } from 'hast';
import { h } from 'hastscript';

/** Text and elements, as hastscript takes them. */
export type Prose = (Element | string)[];

/** A sentence from a file of data as HTML: what stands between backticks becomes code, and nothing else has a sign. */
export const proseOf = (sentence: string): Prose =>
  sentence
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : h('code', part)))
    .filter((part) => part !== '');

/** The same sentence as Markdown for MDX, where a brace or an angle would begin code. */
export const toMarkdownProse = (sentence: string): string =>
  sentence
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? part.replace(/[<{|*_]/g, '\\$&') : `\`${part.replaceAll('|', '\\|')}\``,
    )
    .join('');
