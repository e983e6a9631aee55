import { visit } from 'unist-util-visit';
import { fill, type Problem } from '@/lib/markup/problem';
import { type Authored, sourceOf, startOf, warnAt } from './authored';

/** Markup in paragraphs that has no effect, so readers would see it, what's wrong, and the fix; see `fill`. */
const leftovers: readonly (readonly [pattern: RegExp, what: string, fix: string])[] = [
  [
    /(?<!\\)\*\*/,
    "This ** doesn't make text bold.",
    'Write **bold**, with both marks and no space inside them, or \\*\\* for two asterisks.',
  ],
  [/(?<!\\)`/, 'This backtick has no counterpart.', 'Write `code`, with both marks in one paragraph.'],
  [
    /(?<!\\)\[\^([^\]\s]+)\](?!:)/,
    'The page has no footnote "{1}".',
    'Write below the paragraph:  [^{1}]: The text of the footnote.',
  ],
  [
    /(?<=\[[^\]\n]*)\]\[([^\]\n]+)\]/,
    'The page doesn\'t define the link target "{1}".',
    'Write the address in parentheses:  [words](/concepts/streaming)',
  ],
  [
    /(?<=\[([^\]\n]*))\]\[\]/,
    'The page doesn\'t define the link target "{1}".',
    'Write the address in parentheses:  [words](/concepts/streaming)',
  ],
  [
    /!?\[[^\]\n]+\]\(([^()\n"“”‘’]*[^()\s"“”‘’] [^()\n]*)\)/,
    'A link can\'t lead to "{1}", because it contains a space.',
    'Use a hyphen in the name, or straight quotes around a title. Pictures are in /images/.',
  ],
  [
    /\[([^\]\n]+)\]\(([/#][^()\s]*)(?![^\n]*\))/,
    'The address of this link is never closed.',
    'Write  [{1}]({2})',
  ],
  [
    /\(([^()\n]+)\)\[((?:[/#]|\.\.?\/|https?:)[^\]\n]*)\]/,
    'The brackets of this link are the wrong way around.',
    'Write  [{1}]({2})',
  ],
  [
    /\[([^\]\n]+)\][ \t]+\(((?:\/|https?:)[^)\s]*)\)/,
    'This link has a space between its words and its address.',
    'Write  [{1}]({2})',
  ],
  [
    /!?\[\[([^\]\n]+)\]\]/,
    '"{0}" is neither a link nor a picture.',
    'Write  [words](/concepts/streaming)  or  ![what it shows](/images/…)',
  ],
  [/(?<![\w:]):[a-z]\w*:(?![\w:])/i, '"{0}" doesn\'t become a picture.', 'Remove it, or say it in words.'],
  [
    /\b(?:TODO|FIXME|TBD|XXX)\b|\blorem ipsum\b/i,
    '"{0}" marks unfinished text.',
    'Write what is missing, or remove it.',
  ],
];

/** Finds markup in paragraphs that has no effect. */
export function lintWords(page: Authored): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const source = sourceOf(page, node);
    const warn = (rule: Problem['rule'], offset: number, what: string, fix: string) =>
      problems.push(warnAt(page, startOf(node) + offset, rule, what, fix));
    if (node.type === 'text') {
      for (const [pattern, what, fix] of leftovers) {
        // After an unmatched mark, the following marks are usually matched incorrectly.
        const found = pattern.exec(source);
        if (found) warn('markdown', found.index, fill(what, found), fill(fix, found));
      }
      // Markdown has replaced the names that it knows.
      const [name] = /&[a-z]\w*;/i.exec(node.value) ?? [];
      const offset = name ? source.search(new RegExp(`(?<!\\\\)${name}`)) : -1;
      if (offset >= 0)
        warn(
          'markdown',
          offset,
          `"${name}" isn't the name of a character.`,
          'Write the character itself, or \\& for an ampersand.',
        );
    }
    if (node.type === 'leafDirective')
      warn(
        'admonitions',
        0,
        `"::${node.name}" isn't an admonition.`,
        `Write  :::${node.name}  above the text and  :::  below it.`,
      );
    if (
      node.type === 'inlineMath' &&
      (isProse(node.value) || /\d/.test(page.source.charAt(startOf(node) + source.length)))
    )
      warn(
        'formulas',
        0,
        `The text between two dollar signs becomes a formula: "${node.value.trim()}".`,
        'Write \\$ for a dollar sign.',
      );
  });
  return problems;
}

/** Whether an apparent formula is the text between two amounts, as in "from $5 to $10". In "$5-$10", a digit follows. */
const isProse = (formula: string): boolean =>
  !formula.includes('\\') && (/^\s|\s$/.test(formula) || /(?<![a-z])[a-z]{3,}[,.]? [a-z]{2,}/i.test(formula));
