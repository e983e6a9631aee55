import type { Nodes, Paragraph, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '@/lib/markup/problem';
import { type Authored, sourceOf, startOf, warnAt } from './authored';

/** A line of a paragraph, without blockquote markers. */
type Line = { text: string; offset: number };

/** Markdown's indentation of code, which has no effect in MDX. */
const codeIndent = 4;

/** A description of a line that looks like a block but is part of a paragraph. */
type Leftover = { what: string; fix: string; rule?: 'admonitions' | 'headings' | 'markdown' | 'tables' };

/**
 * Finds lines that were meant to be an admonition, a heading, or a table, but that readers would see as plain
 * text.
 */
export function lintLines(page: Authored): Problem[] {
  const problems: Problem[] = [];
  // The ::: at the end of an admonition is text if its first line is.
  let isOpen = false;
  visit(page.tree, 'paragraph', (paragraph, _, parent) => {
    const lines = linesOf(page, paragraph);
    if (isFirstOnLine(page, paragraph) && columnOf(paragraph) - columnIn(parent) >= codeIndent) {
      const fix = 'Write ``` and a language above the code, and ``` below it.';
      problems.push(warnAt(page, startOf(paragraph), 'code', "Indented text doesn't become code.", fix));
      return;
    }
    const [header, delimiter] = lines;
    if (header?.text.startsWith('|')) {
      const { what, fix } = describeTable(header, delimiter);
      problems.push(warnAt(page, startOf(paragraph), 'tables', what, fix));
      return;
    }
    for (const { text, offset } of lines) {
      if (/^:{3,}$/.test(text) && isOpen) {
        isOpen = false;
        continue;
      }
      const leftover = describeLine(text);
      if (!leftover) continue;
      isOpen = /^:{3,}\s*\w/.test(text);
      const { what, fix, rule = 'markdown' } = leftover;
      problems.push(warnAt(page, offset, rule, what, fix));
    }
  });
  return problems;
}

/** The label of an admonition isn't. */
const isFirstOnLine = ({ source }: Authored, paragraph: Paragraph): boolean =>
  /(?:^|\n)[ \t]*$/.test(source.slice(0, startOf(paragraph)));

const columnOf = (node: Nodes | undefined): number => node?.position?.start.column ?? 1;

/** Returns the column at which the paragraphs of a block begin. In components, authors can indent them. */
function columnIn(parent: Parents | undefined): number {
  if (parent?.type === 'root') return 1;
  if (parent?.type === 'listItem') return columnOf(parent.children[0]);
  return parent?.type === 'containerDirective' ? columnOf(parent) : Number.POSITIVE_INFINITY;
}

function linesOf(page: Authored, paragraph: Paragraph): Line[] {
  let offset = startOf(paragraph);
  return sourceOf(page, paragraph)
    .split('\n')
    .map((line) => {
      const text = line.replace(/^[\s>]*/, '');
      const found = { text: text.trimEnd(), offset: offset + line.length - text.length };
      offset += line.length + 1;
      return found;
    });
}

function describeLine(text: string): Leftover | undefined {
  if (/^:{3,}$/.test(text))
    return {
      rule: 'admonitions',
      what: `This ${text} doesn't close an admonition.`,
      fix: 'Remove it. To nest admonitions, give the outer one four colons.',
    };
  if (/^:{3,}\s*code-group\b/.test(text))
    return {
      rule: 'admonitions',
      what: `":::code-group" doesn't open an admonition here.`,
      fix: 'Write  <Tabs>  with a  <Tab label="…">  around each fence.',
    };
  const tab = /^===\s+"([^"]+)"$/.exec(text);
  if (tab)
    return {
      rule: 'markdown',
      what: `'${text}' doesn't begin a tab.`,
      fix: `Write  <Tabs>  with a  <Tab label="${tab[1]}">  around the text.`,
    };
  const [, kind, title = ''] = /^:{3,}\s*([a-z]+)\b\s*(.*)$/i.exec(text) ?? [];
  if (kind)
    return {
      rule: 'admonitions',
      what: `":::${kind}" doesn't open an admonition here.`,
      fix: title
        ? `Write the title in brackets:  :::${kind.toLowerCase()}[${title.replace(/^\[|\]$/g, '')}]`
        : `Write  :::${kind.toLowerCase()}  without spaces, with an empty line above it.`,
    };
  const [, remark] = /^(?:(?:!!!|\?\?\?\+?)\s+"?|\.\. (?=\w+::))(\w+)/.exec(text) ?? [];
  if (remark)
    return { rule: 'admonitions', what: `"${text}" isn't an admonition.`, fix: 'Write  :::note  and  :::' };
  const [, quoted] = /^\[!(\w+)\]/.exec(text) ?? [];
  if (quoted)
    return {
      rule: 'admonitions',
      what: `"[!${quoted}]" isn't an admonition.`,
      fix: `Write  :::${githubKinds[quoted.toLowerCase()] ?? 'note'}  above the text and  :::  below it, without the >.`,
    };
  const [label, bold] =
    /^\*\*(note|tip|info|important|warning|caution|danger)(?::\*\*|\*\*:?)(?=\s|$)/i.exec(text) ?? [];
  if (label && bold)
    return {
      rule: 'admonitions',
      what: `"${label}" isn't an admonition.`,
      fix: `Write  :::${githubKinds[bold.toLowerCase()] ?? bold.toLowerCase()}  above the text and  :::  below it.`,
    };
  const [, marks, word] = /^(#{2,6}|#(?=[A-Z]))([^#\s].*)$/.exec(text) ?? [];
  if (marks && word)
    return {
      rule: 'headings',
      what: `"${text}" isn't a heading.`,
      fix: `Put a space after ${marks}:  ${marks === '#' ? '##' : marks} ${word}`,
    };
  return undefined;
}

/** The kinds in GitHub's syntax for admonitions, and ours. */
const githubKinds: Record<string, string> = {
  note: 'note',
  tip: 'tip',
  important: 'info',
  warning: 'warning',
  caution: 'danger',
};

function describeTable(header: Line, delimiter: Line | undefined): { what: string; fix: string } {
  const columns = cellsOf(header.text);
  const rule = `| ${Array.from({ length: columns }, () => '---').join(' | ')} |`;
  if (!delimiter || !/^[|\s:-]+$/.test(delimiter.text))
    return {
      what: 'This table has no row of dashes below its header.',
      fix: `Write below the header:  ${rule}`,
    };
  const count = cellsOf(delimiter.text);
  return {
    what:
      count === columns
        ? 'This table has an invalid row of dashes below its header.'
        : `The header of this table has ${columns} cells, and the row of dashes below it has ${count}.`,
    fix: `Write below the header:  ${rule}`,
  };
}

const cellsOf = (row: string): number => row.replace(/^\||\|$/g, '').split(/(?<!\\)\|/).length;
