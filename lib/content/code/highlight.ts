import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { createHighlighterCore, type HighlighterCore, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { type LanguageId, loadGrammar } from './languages';
import { readLineMarks } from './line-marks';
import { classOf, tokenTheme } from './theme';

let highlighter: Promise<HighlighterCore> | undefined;

// One highlighter serves the whole process. It loads each grammar when it's first needed.
const createHighlighter = () =>
  createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });

/** A range of lines in a code block, counting from 1, inclusive. */
export type LineRange = { first: number; last: number };

/** A name in code that links to its entry in the reference. */
export type CodeLink = {
  /** Counting from 1. */
  line: number;
  /** The offset in the line, counting from 0. */
  column: number;
  length: number;
  href: string;
  /** The text of the card that's visible while the reader hovers over the link or focuses it. */
  card: string;
};

type LineOptions = {
  focused: readonly LineRange[];
  showLineNumbers: boolean;
  links?: readonly CodeLink[];
};

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
  { focused, showLineNumbers, links = [] }: LineOptions,
): Promise<ElementContent[]> {
  highlighter ??= createHighlighter();
  const shiki = await highlighter;
  if (language !== 'text') await shiki.loadLanguage(await loadGrammar(language));
  const { plain, marks } = readLineMarks(code);
  // No time limit, so that the output is the same on a busy machine.
  const options = { lang: language, theme: tokenTheme.name, tokenizeTimeLimit: 0 };
  const anchors = links.map((link) => toAnchor(link, links));
  const lines = shiki.codeToTokens(plain, options).tokens.map((tokens, index) => {
    const number = index + 1;
    const isFocused = focused.some(({ first, last }) => first <= number && number <= last);
    const mark = marks.get(number);
    const classes = [...(mark ? [mark] : []), ...(isFocused ? ['line-focused'] : [])];
    const pieces = joinSpaces(tokens);
    const typed = language === 'solidity' ? pieces.map(markField).flatMap(splitTypes) : pieces;
    const own = anchors.filter(({ line }) => line === number);
    return { classes, content: toElements(linkPieces(typed, own)) };
  });
  const haveStyles = showLineNumbers || lines.some(({ classes }) => classes.length > 0);
  return lines.flatMap(({ classes, content }, index): ElementContent[] => [
    ...(haveStyles ? [h('span', { className: ['line', ...classes] }, content)] : content),
    ...(index < lines.length - 1 ? [{ type: 'text', value: '\n' } as const] : []),
  ]);
}

/** A part of a line: its text, the class of its kind, and the attributes of its link. */
type Piece = { text: string; kind: string; link?: Anchor };

type Anchor = Pick<CodeLink, 'line' | 'column' | 'length'> & {
  attributes: { href: string; dataCard: string; tabIndex: number | null };
};

/** Only the first link with a target can be focused, because a sample can contain dozens with the same few. */
function toAnchor(link: CodeLink, links: readonly CodeLink[]): Anchor {
  const { href, card, ...place } = link;
  const tabIndex = links.find((each) => each.href === href) === link ? null : -1;
  return { ...place, attributes: { href, dataCard: card, tabIndex } };
}

/** Adds spaces to what follows them, so that fewer elements are necessary. */
function joinSpaces(tokens: readonly ThemedToken[]): Piece[] {
  const joined: Piece[] = [];
  let spaces = '';
  for (const { content, color } of tokens) {
    spaces += content;
    if (spaces.trim() === '') continue;
    joined.push({ text: spaces, kind: classOf(color) });
    spaces = '';
  }
  return [...joined, { text: spaces, kind: '' }];
}

/** Marks the names of fields in struct literals, which the grammar of Solidity treats as plain text. */
function markField(piece: Piece, index: number, pieces: readonly Piece[]): Piece {
  const isField = piece.kind === '' && /^\s*\w+$/.test(piece.text) && pieces[index + 1]?.text === ':';
  return isField ? { ...piece, kind: 'p' } : piece;
}

/** A type in Solidity: `LockupLinear`, `IERC20`, but not the constant `LOCKUP_LINEAR`. */
const typeName = /(\b(?:[A-Z]\w*[a-z]\w*|I?ERC\d+)\b)/;

/** Kinds of tokens that can be or contain a type. Comments and strings can't. */
const typedKinds = ['', 'k', 'f'];

/** Gives types the same kind everywhere. The grammar treats those of parameters as keywords, and others as names. */
function splitTypes({ text, kind }: Piece): Piece[] {
  if (!typedKinds.includes(kind)) return [{ text, kind }];
  const kindOf = (part: string) => (part.trim() === '' ? '' : kind);
  return text
    .split(typeName)
    .map((part, index) => ({ text: part, kind: index % 2 === 1 ? 't' : kindOf(part) }));
}

/** Splits the pieces of a line around its links. A link across several pieces is left out. */
function linkPieces(pieces: readonly Piece[], anchors: readonly Anchor[]): Piece[] {
  let start = 0;
  return pieces.flatMap(({ text, kind }) => {
    const parts: Piece[] = [];
    let end = 0;
    for (const link of anchors) {
      const from = link.column - start;
      const until = from + link.length;
      if (from < end || until > text.length) continue;
      parts.push({ text: text.slice(end, from), kind }, { text: text.slice(from, until), kind, link });
      end = until;
    }
    start += text.length;
    return [...parts, { text: text.slice(end), kind }];
  });
}

/** Converts pieces to elements, with one for adjacent pieces of the same kind, and to text if they have none. */
function toElements(pieces: readonly Piece[]): ElementContent[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && !last.link && !piece.link && last.kind === piece.kind) last.text += piece.text;
    else if (piece.text !== '') joined.push({ ...piece });
  }
  return joined.map(({ text, kind, link }) => {
    const className = kind ? [kind] : null;
    if (link) return h('a', { className, ...link.attributes }, text);
    // The shortest tag name, because a page can have hundreds of tokens, and each is stored twice.
    return kind ? h('b', { className }, text) : { type: 'text', value: text };
  });
}
