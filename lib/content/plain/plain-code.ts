import type { Code, RootContent } from 'mdast';
import { toRulerTable } from '@/lib/figures/rulers/describe-ruler';
import { toWholeAddress } from '@/lib/markup/whole-address';
import { readFenceMeta } from '../markdown/fence-meta';
import type { PlainContext } from './plain-inline';
import { link, paragraph, strong, table, text } from './plain-parts';

/** Matches comments that only change how a line looks on the page, such as `// [!code ++]`. */
const marks = /[ \t]*(?:\/\/|#|--|\/\*|<!--)[ \t]*\[!code [^\]\n]*\][ \t]*(?:\*\/|-->)?/g;

/**
 * Returns a code block below its title. For a diagram, it returns the alternative text and the source. For a
 * sample, it adds a link to the whole file. A ruler becomes a table of its fields.
 */
export function plainCode(node: Code, context: PlainContext): RootContent[] {
  const { title, alt } = readFenceMeta(node.meta);
  if (node.lang === 'ruler') return [paragraph(strong(`${title}.`)), table(toRulerTable(node.value))];
  const { bar } = node.data ?? {};
  const code: Code = {
    type: 'code',
    lang: node.lang ?? 'text',
    value: node.lang === 'mdx' ? node.value : node.value.replace(marks, ''),
  };
  if (alt !== undefined) return [paragraph(strong(`${title}.`), text(` ${alt}`)), code];
  const words = bar?.title ?? title;
  if (words === undefined) return [code];
  const file = bar
    ? [text(' ('), link(toWholeAddress(bar.link.href, context.page), [text(bar.link.label)]), text(')')]
    : [];
  return [paragraph(strong(words), ...file), code];
}
