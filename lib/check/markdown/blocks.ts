import type { Code, Heading, Link } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { toAnchor } from '@/lib/markup/anchors';
import type { Problem } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';
import { itemAt } from '@/lib/site/invariant';
import { type Authored, sourceOf, startOf, warnAt } from './authored';
import { faultsOfCode, faultsOfInlineCode } from './code-faults';

/** Finds mistakes in tables, code blocks, headings, links, and pictures that would confuse a reader. */
export function lintBlocks(page: Authored): Problem[] {
  const problems: Problem[] = [];
  const headings = new Map<string, Heading>();
  visit(page.tree, (node) => {
    const warn = (rule: Rule, what: string, fix: string, at = node): void => {
      problems.push(warnAt(page, startOf(at), rule, what, fix));
    };
    if (node.type === 'table') {
      const columns = itemAt(node.children, 0).children.length;
      for (const row of node.children) {
        const count = row.children.length;
        if (count === columns) continue;
        const what = `This row has ${count} ${count === 1 ? 'cell' : 'cells'}, and the header of the table has ${columns}.`;
        const fix =
          count > columns
            ? 'Write \\| for a bar that belongs to the text.'
            : 'Leave a cell empty between two bars:  | |';
        warn('tables', what, fix, row);
      }
    }
    if (node.type === 'code') {
      const fence = unclosedFence(sourceOf(page, node));
      if (fence)
        warn(
          'code',
          'This code block is never closed.',
          `Write ${fence} on a line of its own after the last line of code.`,
        );
      // Only code about Markdown contains other blocks.
      else if (/^(?:`{3}|~{3})\w+/m.test(node.value) && !/^(?:mdx?|markdown|text)$/.test(node.lang ?? 'text'))
        warn(
          'code',
          'This code block ends at the end of the next one.',
          'Write ``` on a line of its own after its last line of code.',
        );
      else lintCode(page, node, problems);
    }
    if (node.type === 'inlineCode')
      for (const { what, fix } of faultsOfInlineCode(node.value)) warn('code', what, fix);
    if (node.type === 'heading') lintHeading(page, node, headings, warn);
    if (node.type === 'link' && isEmpty(node))
      warn('link-words', 'This link has no words.', `Name the page:  [its title](${node.url})`);
    if (
      node.type === 'image' &&
      /\.(?:svg|png|jpe?g|webp|gif)$|^(?:an? |the )?(?:image|picture|photo|screenshot|diagram|logo|alt(?: text)?)\.?$/i.test(
        node.alt ?? '',
      )
    )
      warn(
        'images',
        `The text alternative "${node.alt}" doesn't say what the picture shows.`,
        'Describe its content to a reader who can’t see it.',
      );
  });
  return problems;
}

function lintCode(page: Authored, node: Code, problems: Problem[]): void {
  const source = sourceOf(page, node);
  const first = source.indexOf('\n') + 1;
  for (const { offset, what, fix } of faultsOfCode(node.value, node.lang ?? '')) {
    // Code in a list is indented, so its lines begin later than those of its value.
    const lines = node.value.slice(0, offset).split('\n');
    const above = source
      .slice(first)
      .split('\n')
      .slice(0, lines.length - 1);
    const lineStart = first + above.reduce((sum, line) => sum + line.length + 1, 0);
    const line = source.slice(lineStart).split('\n')[0] ?? '';
    const indent = line.length - (node.value.split('\n')[lines.length - 1] ?? '').length;
    const at = startOf(node) + lineStart + Math.max(indent, 0) + (lines.at(-1) ?? '').length;
    problems.push(warnAt(page, at, 'code', what, fix));
  }
}

/** Returns the fence of a code block that ends at the end of the page because it's not closed. */
function unclosedFence(source: string): string | undefined {
  const [, fence] = /^(`{3,}|~{3,})/.exec(source) ?? [];
  if (!fence) return undefined;
  const last = source.trimEnd().split('\n').slice(1).at(-1) ?? '';
  return last.replace(/^[\s>]*/, '').startsWith(fence) ? undefined : fence;
}

const isEmpty = (link: Link): boolean =>
  textOf(link).trim() === '' && !link.children.some(({ type }) => type === 'image');

function lintHeading(
  page: Authored,
  heading: Heading,
  headings: Map<string, Heading>,
  warn: (rule: Rule, what: string, fix: string) => void,
): void {
  const source = sourceOf(page, heading);
  const text = textOf(heading);
  if (!source.startsWith('#')) {
    const mark = source.trimEnd().split('\n').at(-1)?.trim();
    warn(
      'headings',
      `The ${mark} below this text makes it a heading.`,
      `Write  ## ${text.split('\n')[0]}  for a heading. For a line, leave an empty line above it.`,
    );
    return;
  }
  if (text.trim() === '') {
    warn('headings', 'This heading is empty.', 'Write its words, or remove it.');
    return;
  }
  if (heading.depth > 3)
    warn(
      'headings',
      `A heading with ${'#'.repeat(heading.depth)} isn't in the contents list.`,
      'Use ## and ### only.',
    );
  // A heading with an explicit ID can repeat the text of another heading.
  if (/\[#[^\]]*\]\s*$/.test(text)) return;
  const anchor = toAnchor(text);
  const first = headings.get(anchor);
  if (first)
    warn(
      'headings',
      `Line ${first.position?.start.line} has the same heading.`,
      'Reword one of them: links and readers need to tell them apart.',
    );
  else headings.set(anchor, heading);
}
