import type { Nodes, Paragraph, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { findMistakes, mistakesOf } from '@/lib/markup/mistakes';
import type { Problem } from '@/lib/markup/problem';
import { type Authored, sourceOf, startOf, warnAt } from './authored';

/** A line of a paragraph, without blockquote markers. */
type Line = { text: string; offset: number };

/** Markdown's indentation of code, which has no effect in MDX. */
const codeIndent = 4;

/** Lines that look like a block but are part of a paragraph. */
const leftovers = mistakesOf('line');

/** Finds lines that were meant to be a block, but that readers would see as plain text. */
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
      const [leftover] = findMistakes(text, leftovers);
      if (!leftover) continue;
      isOpen = /^:{3,}\s*\w/.test(text);
      problems.push(warnAt(page, offset, leftover.rule, leftover.what, leftover.fix));
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
