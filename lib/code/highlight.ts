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

// One highlighter serves the whole process; each grammar joins it when a fence first asks for it.
const createHighlighter = () =>
  createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });

/**
 * Highlights code at build time.
 * @param code the text between the fences; comments such as `// [!code focus]` mark lines and disappear
 * @param language one of our languages
 * @param options lines to tint, and whether lines are numbered
 * @returns the children of a `<code>` element: classes for tokens, no styles, and a `<span class="line">` a line where
 * lines have looks of their own
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
    // A line is never given up halfway because the machine is busy: the same code gives the same markup.
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

/** Lines of a block of code, counted from 1, with both ends. */
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

/** Puts the class of a token's kind where Shiki would write its colour; plain tokens become text, equal ones join. */
const stylesToClasses: ShikiTransformer = {
  span(node, _line, _column, _lineElement, token) {
    delete node.properties.style;
    const name = classOf(token.color);
    if (name) node.properties.class = name;
    // The shortest element there is: a page of code has hundreds, and each is stored twice.
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
