import { h } from 'hastscript';
import katex from 'katex';
import type { Nodes, Root } from 'mdast';
// Adds the types of the math nodes.
import type {} from 'mdast-util-math';
import { visit } from 'unist-util-visit';
import { type PageContext, reporter } from '@/lib/content/page-context';
import { toHtmlNode } from '@/lib/markup/html-node';

/** Renders `$…$` and `$$…$$` as MathML, which needs no stylesheet and which screen readers can read aloud. */
export const formulas = (page: PageContext) => () => (tree: Root) => {
  const tell = reporter(page, 'formulas');
  visit(tree, ['math', 'inlineMath'], (node, index, parent) => {
    if (!parent || index === undefined || (node.type !== 'math' && node.type !== 'inlineMath')) return;
    const display = node.type === 'math';
    if (display && isUnclosed(node.value)) return tell(node, ...unclosedFormula);
    try {
      // A wide formula on its own line scrolls horizontally.
      const element = display
        ? h('div.formula', { tabIndex: 0, role: 'group', ariaLabel: 'Formula' })
        : h('span');
      element.children = [{ type: 'raw', value: toMathml(node.value, display) }];
      const punctuation = display ? '' : takePunctuation(parent.children[index + 1]);
      if (punctuation) {
        element.properties.className = ['formula-end'];
        element.children.push({ type: 'text', value: punctuation });
      }
      parent.children[index] = toHtmlNode(element, node);
    } catch (error) {
      const reason = (error as Error).message.replace(/^KaTeX parse error: /, '');
      const fix = 'KaTeX’s list of supported functions says what it knows.';
      tell(node, `The formula can't be read: ${reason}.`, fix);
    }
  });
};

/** Whether a formula continues with a paragraph, because the page's next $$ is the one that ends it. */
export const isUnclosed = (formula: string): boolean => /\n\s*\n/.test(formula);

/** What's wrong with a formula that isn't closed, and the fix. */
export const unclosedFormula = [
  'This formula is never closed.',
  'Write $$ on a line of its own after it.',
] as const;

/** Removes the punctuation after a formula from the next text, so that it can't wrap to a new line on its own. */
function takePunctuation(next: Nodes | undefined): string {
  if (next?.type !== 'text') return '';
  const [punctuation = ''] = /^[.,;:!?)]+/.exec(next.value) ?? [];
  next.value = next.value.slice(punctuation.length);
  return punctuation;
}

function toMathml(formula: string, displayMode: boolean): string {
  const span = katex.renderToString(formula, {
    output: 'mathml',
    displayMode,
    throwOnError: true,
    strict: 'error',
    // Otherwise, KaTeX shows the names of these commands in red.
    trust: ({ command }) => {
      throw new Error(`Formulas can't contain ${command}`);
    },
  });
  // The policy blocks inline styles, such as those of colored boxes. Quotes in the formula's text are escaped.
  if (span.includes(' style="')) throw new Error('it brings a style of its own');
  // Words are in the font of the page, and so are numbers in a formula without variables.
  const words = /<mi[^>]*>.<\/mi>/u.test(span) ? /<m(i|text)(?=>[^<]{2})/g : /<m(i|n|text)(?=>)/g;
  // Without the formula's source and the span for KaTeX's stylesheet. A name such as \text{bal} is an identifier, because
  // MathML has no space around operators between texts. Browsers draw a thicker line of a fraction with one or two pixels.
  return span
    .replace(/^<span class="katex">|<\/?semantics>|<annotation.*<\/annotation>|<\/span>$/gs, '')
    .replace(/<mtext>(\w{2,})<\/mtext>/g, '<mi>$1</mi>')
    .replace(words, '$& class=word')
    .replaceAll('<mfrac>', '<mfrac linethickness=1px>');
}
