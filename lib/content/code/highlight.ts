import { transformerNotationDiff } from '@shikijs/transformers';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { createHighlighterCore, type HighlighterCore, type ShikiTransformer } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { type LanguageId, loadGrammar } from './languages';
import { classOf, colorOfClass, tokenTheme } from './theme';

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
 * @param code the text between the fences; comments such as `// [!code ++]` mark lines and are removed
 * @param language one of our languages
 * @param options lines to focus, whether lines are numbered, and links in the order of the code
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
    theme: tokenTheme.name,
    // No time limit, so that the output is the same on a busy machine.
    tokenizeTimeLimit: 0,
    transformers: [
      transformerNotationDiff({ classLineAdd: 'line-added', classLineRemove: 'line-removed' }),
      ...(language === 'solidity' ? [markTypes] : []),
      focusLines(options.focused),
      stylesToClasses,
      linkNames(options.links ?? []),
      joinTokens,
    ],
  });
  const lines = codeElementOf(tree.children[0] as Element).children;
  return options.showLineNumbers || lines.some(isMarked) ? lines : lines.flatMap(contentOf);
}

/** A range of lines in a code block, counting from 1, inclusive. */
export type LineRange = { first: number; last: number };

/** A name in code that links to its entry in the reference. */
export type CodeLink = {
  /** Offsets in the code. The end is exclusive. */
  start: number;
  end: number;
  href: string;
  /** The text of the card that's visible while the reader hovers over the link or focuses it. */
  card: string;
};

type LineOptions = {
  focused: readonly LineRange[];
  showLineNumbers: boolean;
  links?: readonly CodeLink[];
};

const isMarked = (line: ElementContent): boolean =>
  line.type === 'element' && /line-/.test(String(line.properties.class ?? line.properties.className));

const contentOf = (line: ElementContent): ElementContent[] =>
  line.type === 'element' ? line.children : [line];

const codeElementOf = (pre: Element): Element => pre.children[0] as Element;

const focusLines = (ranges: readonly LineRange[]): ShikiTransformer => ({
  line(node, number) {
    if (ranges.some(({ first, last }) => first <= number && number <= last))
      this.addClassToHast(node, 'line-focused');
  },
});

/** A type in Solidity: `LockupLinear`, `IERC20`, but not the constant `LOCKUP_LINEAR`. */
const typeName = /(\b(?:[A-Z]\w*[a-z]\w*|I?ERC\d+)\b)/;

/** Kinds of tokens that can be or contain a type. Comments and strings can't. */
const typedKinds = ['', 'k', 'f'];

/** Gives types the same color everywhere. The grammar treats those of parameters as keywords, and others as names. */
const markTypes: ShikiTransformer = {
  tokens: (lines) =>
    lines.map((tokens) =>
      tokens.flatMap((token) => {
        if (!typedKinds.includes(classOf(token.color))) return [token];
        let { offset } = token;
        return token.content.split(typeName).flatMap((content, index) => {
          const color = content.trim() === '' ? colorOfClass('') : token.color;
          const part = { ...token, content, offset, color: index % 2 === 1 ? colorOfClass('t') : color };
          offset += content.length;
          return content === '' ? [] : [part];
        });
      }),
    ),
};

const stylesToClasses: ShikiTransformer = {
  span(node, _line, _column, _lineElement, token) {
    delete node.properties.style;
    const name = classOf(token.color);
    if (name) node.properties.class = name;
    // The shortest tag name, because a page can have hundreds of tokens, and each is stored twice.
    node.tagName = 'b';
  },
};

/** Only the first link with a target can be focused, because a sample can contain dozens with the same few. */
const linkNames = (links: readonly CodeLink[]): ShikiTransformer => ({
  span(node, _line, _column, _lineElement, { content, offset }) {
    let end = offset;
    const textUpTo = (next: number): ElementContent[] => {
      const value = content.slice(end - offset, next - offset);
      end = next;
      return value === '' ? [] : [{ type: 'text', value }];
    };
    const pieces = links
      .filter((link) => offset <= link.start && link.end <= offset + content.length)
      .flatMap((link): ElementContent[] => {
        const { start, href, card } = link;
        const tabIndex = links.find((each) => each.href === href) === link ? null : -1;
        return [...textUpTo(start), h('a', { href, dataCard: card, tabIndex }, textUpTo(link.end))];
      });
    if (pieces.length > 0) node.children = [...pieces, ...textUpTo(offset + content.length)];
  },
});

/** Replaces plain tokens with text, gives links the class of their token, and merges adjacent tokens of the same kind. */
const joinTokens: ShikiTransformer = {
  line(node) {
    node.children = node.children.flatMap(partsOf).reduce(joinToken, []);
  },
};

const partsOf = (token: ElementContent): ElementContent[] =>
  token.type === 'element'
    ? token.children.map((child) => {
        const { class: name } = token.properties;
        if (child.type === 'element')
          return { ...child, properties: { ...(name && { class: name }), ...child.properties } };
        return name ? { ...token, children: [child] } : child;
      })
    : [token];

function joinToken(joined: ElementContent[], token: ElementContent): ElementContent[] {
  const last = joined.at(-1);
  if (token.type === 'text' && last?.type === 'text') last.value += token.value;
  else if (isSameKind(last, token)) textIn(last).value += textIn(token).value;
  else joined.push(token);
  return joined;
}

const isSameKind = (a: ElementContent | undefined, b: ElementContent | undefined): boolean =>
  a?.type === 'element' &&
  b?.type === 'element' &&
  a.tagName === 'b' &&
  b.tagName === 'b' &&
  a.properties.class === b.properties.class;

const textIn = (element: ElementContent | undefined): { value: string } =>
  element?.type === 'element' && element.children[0]?.type === 'text' ? element.children[0] : { value: '' };
