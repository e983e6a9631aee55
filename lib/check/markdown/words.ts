import { visit } from 'unist-util-visit';
import type { Problem } from '@/lib/markup/problem';
import { type Authored, sourceOf, startOf, warnAt } from './authored';

/** Markup in paragraphs that has no effect, so readers would see it. */
const leftovers: {
  pattern: RegExp;
  what: (found: RegExpMatchArray) => string;
  fix: (found: RegExpMatchArray) => string;
}[] = [
  {
    pattern: /(?<!\\)\*\*/g,
    what: () => "This ** doesn't make text bold.",
    fix: () => 'Write **bold**, with both marks and no space inside them, or \\*\\* for two asterisks.',
  },
  {
    pattern: /(?<!\\)`/g,
    what: () => 'This backtick has no counterpart.',
    fix: () => 'Write `code`, with both marks in one paragraph.',
  },
  {
    pattern: /(?<=^)\[\^([^\]\s]+)\] /gm,
    what: ([, name]) => `The footnote "${name}" has no colon.`,
    fix: ([, name]) => `Write  [^${name}]: The text of the footnote.`,
  },
  {
    pattern: /(?<!\\|^)\[\^([^\]\s]+)\]/gm,
    what: ([, name]) => `The page has no footnote "${name}".`,
    fix: ([, name]) => `Write below the paragraph:  [^${name}]: The text of the footnote.`,
  },
  {
    pattern: /(?<=\[([^\]\n]*))\]\[([^\]\n]*)\]/g,
    what: ([, words, name]) => `The page doesn't define the link target "${name || words}".`,
    fix: () => 'Write the address in parentheses:  [words](/concepts/streaming)',
  },
  {
    pattern: /\[([^\]\n]+)\]\(([^()\s]+) ([“”‘’])([^()\n]*)[“”‘’]\)/g,
    what: () => 'Curly quotes around its title break this link.',
    fix: ([, words, address, , title]) => `Write  [${words}](${address} "${title}")`,
  },
  {
    pattern: /(!?)\[([^\]\n]+)\]\(([^()\n"“”‘’]*[^()\s"“”‘’] [^()\n"“”‘’]*)\)/g,
    what: ([, , , address]) => `A link can't lead to "${address}", because it contains a space.`,
    fix: ([, mark, words, address = '']) => {
      const better = address.trim().toLowerCase().replaceAll(' ', '-');
      // The path of a picture is often the one on its author's disk.
      return `Write  ${mark}[${words}](${mark ? better.replace(/^.*[\\/]/, '/images/') : better})`;
    },
  },
  {
    pattern: /\[([^\]\n]+)\]\(([/#][^()\s]*)(?![^\n]*\))/g,
    what: () => 'The address of this link is never closed.',
    fix: ([, words, address]) => `Write  [${words}](${address})`,
  },
  {
    pattern: /\(([^()\n]+)\)\[((?:[/#]|\.\.?\/|https?:)[^\]\n]*)\]/g,
    what: () => 'The brackets of this link are the wrong way around.',
    fix: ([, words, address]) => `Write  [${words}](${address})`,
  },
  {
    pattern: /(?<![\w:]):[a-z]\w*:(?![\w:])/gi,
    what: ([found]) => `"${found}" doesn't become a picture.`,
    fix: () => 'Remove it, or say it in words.',
  },
  {
    pattern: /(?<![\\=!<>])==(?=[^\s=])([^=\n]*[^\s=])==(?!=)/g,
    what: ([found]) => `"${found}" doesn't mark text.`,
    fix: ([, words]) => `Write  **${words}**`,
  },
  {
    pattern: /\\\(([^()\n]+)\\\)/g,
    what: ([found]) => `"${found}" doesn't become a formula.`,
    fix: ([, formula]) => `Write  $${formula?.trim()}$`,
  },
  {
    pattern: /(?<=[\w)])\^([\w+-]+)\^/g,
    what: ([found]) => `"${found}" doesn't become a superscript.`,
    fix: ([, exponent]) => `Write a formula, such as  $10^{${exponent}}$`,
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD|XXX)\b|\blorem ipsum\b/gi,
    what: ([found]) => `"${found}" marks unfinished text.`,
    fix: () => 'Write what is missing, or remove it.',
  },
  {
    pattern: /\[\[?toc\]\]?/gi,
    what: ([found]) => `"${found}" has no effect.`,
    fix: () => 'Remove it: each page gets a list of its contents.',
  },
  {
    pattern: /!?\[\[(?!toc\])([^\]\n]+)\]\]/gi,
    what: ([found]) => `"${found}" is neither a link nor a picture.`,
    fix: ([found]) =>
      found.startsWith('!') ? 'Write  ![what it shows](/images/…)' : 'Write  [words](/concepts/streaming)',
  },
  {
    pattern: /\[([^\]\n]+)\][ \t]+\(((?:\/|https?:)[^)\s]*)\)/g,
    what: () => 'This link has a space between its words and its address.',
    fix: ([, words, address]) => `Write  [${words}](${address})`,
  },
];

/** Finds markup in paragraphs that has no effect. */
export function lintWords(page: Authored): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'text', (node) => {
    const text = sourceOf(page, node);
    for (const { pattern, what, fix } of leftovers) {
      // After an unmatched mark, the following marks are usually matched incorrectly.
      const [found] = text.matchAll(pattern);
      if (found)
        problems.push(warnAt(page, startOf(node) + found.index, 'markdown', what(found), fix(found)));
    }
  });
  visit(page.tree, 'text', (node) => {
    // Markdown has replaced the names that it knows.
    const [found] = /&[a-z]\w*;/i.exec(node.value) ?? [];
    const offset = found ? sourceOf(page, node).search(new RegExp(`(?<!\\\\)${found}`)) : -1;
    if (offset >= 0)
      problems.push(
        warnAt(
          page,
          startOf(node) + offset,
          'markdown',
          `"${found}" isn't the name of a character.`,
          'Write the character itself, or \\& for an ampersand.',
        ),
      );
  });
  visit(page.tree, 'leafDirective', (node) => {
    const what = `"::${node.name}" isn't an admonition.`;
    const fix = `Write  :::${node.name}  above the text and  :::  below it.`;
    problems.push(warnAt(page, startOf(node), 'admonitions', what, fix));
  });
  visit(page.tree, 'inlineMath', (node) => {
    const next = page.source.charAt(startOf(node) + sourceOf(page, node).length);
    if (isProse(node.value) || /\d/.test(next))
      problems.push(
        warnAt(
          page,
          startOf(node),
          'formulas',
          `The text between two dollar signs becomes a formula: "${node.value.trim()}".`,
          'Write \\$ for a dollar sign.',
        ),
      );
  });
  return problems;
}

/** Whether an apparent formula is the text between two amounts, as in "from $5 to $10". In "$5-$10", a digit follows. */
const isProse = (formula: string): boolean =>
  !formula.includes('\\') && (/^\s|\s$/.test(formula) || /(?<![a-z])[a-z]{3,}[,.]? [a-z]{2,}/i.test(formula));
