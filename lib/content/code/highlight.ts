import {
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type { Element, ElementContent } from 'hast';
import { createHighlighterCore, type HighlighterCore, type ShikiTransformer } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { type LanguageId, loadGrammar } from './languages';
import { classOf, tokenTheme } from './theme';

let highlighter: Promise<HighlighterCore> | undefined;

// One highlighter serves the whole process. It loads each grammar when it's first needed.
const createHighlighter = () =>
  createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });

/**
 * Highlights code at build time.
 * @param code the text between the fences; comments such as `// [!code focus]` mark lines and are removed
 * @param language one of our languages
 * @param options lines to highlight, and whether lines are numbered
 * @returns the children of a `<code>` element: tokens with classes instead of inline styles, and a `<span
 * class="line">` for each line if any line has its own styles
 */
export async function highlight(
  code: string,
  language: LanguageId,
  options: LineOptions,
): Promise<ElementContent[]> {
  highlighter ??= createHighlighter();
  const shiki = await highlighter;
  if (language !== 'text') await shiki.loadLanguage(await loadGrammar(language));
  const tree = shiki.codeToHast(code, {
    lang: language,
    theme: tokenTheme.name ?? '',
    // No time limit, so that the output is the same on a busy machine.
    tokenizeTimeLimit: 0,
    transformers: [
      transformerNotationDiff({ classLineAdd: 'line-added', classLineRemove: 'line-removed' }),
      transformerNotationFocus({ classActiveLine: 'line-focused' }),
      transformerNotationHighlight({ classActiveLine: 'line-marked' }),
      markLines(options.highlighted),
      stylesToClasses,
    ],
  });
  const lines = codeElementOf(tree.children[0] as Element).children;
  return options.showLineNumbers || lines.some(isMarked) ? lines : lines.flatMap(contentOf);
}

/** A range of lines in a code block, counting from 1, inclusive. */
export type LineRange = { first: number; last: number };

type LineOptions = { highlighted: readonly LineRange[]; showLineNumbers: boolean };

const isMarked = (line: ElementContent): boolean =>
  line.type === 'element' && /line-/.test(String(line.properties.class ?? line.properties.className));

const contentOf = (line: ElementContent): ElementContent[] =>
  line.type === 'element' ? line.children : [line];

const codeElementOf = (pre: Element): Element => pre.children[0] as Element;

const markLines = (ranges: readonly LineRange[]): ShikiTransformer => ({
  line(node, number) {
    if (ranges.some(({ first, last }) => first <= number && number <= last))
      this.addClassToHast(node, 'line-marked');
  },
});

/**
 * Replaces Shiki's inline colors with the class of each kind of token. Plain tokens become text, and adjacent
 * tokens of the same kind are merged.
 */
const stylesToClasses: ShikiTransformer = {
  span(node, _line, _column, _lineElement, token) {
    delete node.properties.style;
    const name = classOf(token.color);
    if (name) node.properties.class = name;
    // The shortest tag name, because a page can have hundreds of tokens, and each is stored twice.
    node.tagName = 'b';
  },
  line(node) {
    node.children = node.children.reduce(joinToken, []);
  },
};

function joinToken(joined: ElementContent[], token: ElementContent): ElementContent[] {
  const last = joined.at(-1);
  const plain = token.type === 'element' && !token.properties.class ? token.children[0] : token;
  if (plain?.type === 'text' && last?.type === 'text') last.value += plain.value;
  else if (isSameKind(last, plain)) textIn(last).value += textIn(plain).value;
  else if (plain) joined.push(plain);
  return joined;
}

const isSameKind = (a: ElementContent | undefined, b: ElementContent | undefined): boolean =>
  a?.type === 'element' && b?.type === 'element' && a.properties.class === b.properties.class;

const textIn = (element: ElementContent | undefined): { value: string } =>
  element?.type === 'element' && element.children[0]?.type === 'text' ? element.children[0] : { value: '' };
