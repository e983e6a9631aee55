import type { Code, Heading, Nodes } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-math';
import type {} from 'mdast-util-mdx-expression';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isUnclosed, unclosedFormula } from '@/lib/content/markdown/formulas';
import { toAnchor } from '@/lib/markup/anchors';
import { findMistakes, type Mistake, mistakesOf } from '@/lib/markup/mistakes';
import { plural } from '@/lib/markup/plural';
import type { Problem } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';
import { itemAt } from '@/lib/site/invariant';
import { type Authored, sourceOf, startOf, warnAt } from './authored';
import { faultsOfCode, faultsOfInlineCode } from './code-faults';
import { lintLines } from './lines';

/** Reports a mistake at an offset in the node, by default its start. */
type Warn = (rule: Rule, what: string, fix: string, offset?: number) => void;

/** Looks at a node, whose text in the file is `source`. */
type Lint<Node> = (node: Node, warn: Warn, source: string) => void;

type Lints = { [Type in Nodes['type']]?: Lint<Extract<Nodes, { type: Type }>> };

/** What the source of a node shows. After an unmatched mark, the following marks in a text are usually matched incorrectly. */
const mistakes: Partial<Record<Nodes['type'], Mistake[]>> = {
  delete: mistakesOf('delete'),
  heading: mistakesOf('heading'),
  image: mistakesOf('image'),
  leafDirective: mistakesOf('leafDirective'),
  mdxFlowExpression: mistakesOf('expression'),
  mdxTextExpression: mistakesOf('expression'),
  strong: mistakesOf('strong'),
  text: mistakesOf('text'),
};

/** Finds Markdown that would confuse a reader, has no effect, such as `##Heading`, or changes text that is meant literally. */
export function lintPage(page: Authored): Problem[] {
  const problems = lintLines(page);
  const lints = createLints(page);
  // A bar inside code splits the code into two cells with a backtick each.
  const brokenRows = new Set<number>();
  visit(page.tree, (node) => {
    const lint = lints[node.type] as Lint<Nodes> | undefined;
    const warn: Warn = (rule, what, fix, offset = 0) => {
      const problem = warnAt(page, startOf(node) + offset, rule, what, fix);
      if (rule === 'tables') brokenRows.add(problem.line);
      else if (rule === 'markdown' && node.type === 'text' && brokenRows.has(problem.line)) return;
      problems.push(problem);
    };
    const source = sourceOf(page, node);
    for (const { rule, what, fix, offset } of findMistakes(source, mistakes[node.type] ?? []))
      warn(rule, what, fix, offset);
    lint?.(node, warn, source);
  });
  return problems;
}

function createLints(page: Authored): Lints {
  const headings = new Map<string, Heading>();
  let hasUnclosedFormula = false;
  return {
    table: (table, warn) => {
      const columns = itemAt(table.children, 0).children.length;
      for (const row of table.children) {
        const count = row.children.length;
        if (count === columns) continue;
        const what = `This row has ${plural(count, 'cell')}, and the header of the table has ${columns}.`;
        const fix =
          count > columns
            ? 'Write \\| for a bar that belongs to the text.'
            : 'Leave a cell empty between two bars:  | |';
        warn('tables', what, fix, startOf(row) - startOf(table));
      }
    },
    code: lintCode,
    inlineCode: ({ value }, warn) => {
      for (const { what, fix } of faultsOfInlineCode(value)) warn('code', what, fix);
    },
    heading: (heading, warn) => lintHeading(heading, warn, headings),
    link: (link, warn) => {
      if (textOf(link).trim() === '' && !link.children.some(({ type }) => type === 'image'))
        warn('link-words', 'This link has no words.', `Name the page:  [its title](${link.url})`);
    },
    emphasis: (node, warn, source) => {
      const start = startOf(node);
      const around = page.source.slice(start - 1, start) + page.source.charAt(start + source.length);
      if (source.startsWith('*') && /^\w\w$/.test(around))
        warn(
          'markdown',
          `The asterisks around "${source.slice(1, -1)}" disappear and make it italic.`,
          'Write × for a multiplication, \\* for an asterisk, or put it between backticks.',
        );
    },
    list: ({ ordered, children }, warn) => {
      const numbers = ordered ? children.map((item) => Number.parseInt(sourceOf(page, item), 10)) : [];
      const first = numbers[0] ?? 1;
      const wrong = numbers.findIndex((number, index) => number !== first + index);
      // Many authors give each item the same number.
      if (wrong >= 0 && numbers.some((number) => number !== first))
        warn(
          'markdown',
          `The number ${numbers[wrong]} becomes ${first + wrong}, because lists are numbered consecutively.`,
          `Number the items from ${first} to ${first + numbers.length - 1}.`,
        );
    },
    definition: ({ identifier, label, url }, warn) => {
      let isUsed = false;
      visit(page.tree, ['linkReference', 'imageReference'], (node) => {
        isUsed ||= 'identifier' in node && node.identifier === identifier;
      });
      if (!isUsed)
        warn(
          'markdown',
          `This line disappears: it defines the link target "${label}", which no link has.`,
          `Write  [${label}](${url})  where the link belongs, or delete the line.`,
        );
    },
    math: ({ value }, warn, source) => {
      // The last $$ of a page with one that isn't closed seems to open another.
      if (/^\${2,}/.test(source) && !/\${2,}\s*$/.test(source.slice(2)) && !hasUnclosedFormula)
        warn('formulas', ...unclosedFormula);
      hasUnclosedFormula ||= isUnclosed(value);
    },
    inlineMath: (node, warn, source) => {
      if (isProse(node.value) || /\d/.test(page.source.charAt(startOf(node) + source.length)))
        warn(
          'formulas',
          `The text between two dollar signs becomes a formula: "${node.value.trim()}".`,
          'Write \\$ for a dollar sign.',
        );
    },
    text: ({ value }, warn, source) => {
      // Markdown has replaced the names that it knows.
      const [name] = /&[a-z]\w*;/i.exec(value) ?? [];
      const offset = name ? source.search(new RegExp(`(?<!\\\\)${name}`)) : -1;
      const fix = 'Write the character itself, or \\& for an ampersand.';
      if (offset >= 0) warn('markdown', `"${name}" isn't the name of a character.`, fix, offset);
    },
  };
}

const brokenBlocks = mistakesOf('codeBlock');

function lintCode(node: Code, warn: Warn, source: string): void {
  // Only code about Markdown contains other blocks.
  const [broken] = findMistakes(source, brokenBlocks);
  if (broken) {
    warn(broken.rule, broken.what, broken.fix);
    return;
  }
  const written = source.split('\n');
  for (const { offset, what, fix } of faultsOfCode(node.value, node.lang ?? '')) {
    const lines = node.value.slice(0, offset).split('\n');
    const index = lines.length - 1;
    // Code in a list is indented, so its lines begin later than those of its value.
    const indent = (written[index + 1] ?? '').length - (node.value.split('\n')[index] ?? '').length;
    const above = written.slice(0, index + 1).join('\n').length + 1;
    warn('code', what, fix, above + Math.max(indent, 0) + itemAt(lines, index).length);
  }
}

/** Compares the anchor of a heading with those of the headings above it. */
function lintHeading(heading: Heading, warn: Warn, headings: Map<string, Heading>): void {
  const text = textOf(heading);
  // A heading with an explicit ID can repeat the text of another heading.
  if (text.trim() === '' || /\[#[^\]]*\]\s*$/.test(text)) return;
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

/** Whether an apparent formula is the text between two amounts, as in "from $5 to $10". In "$5-$10", a digit follows. */
const isProse = (formula: string): boolean =>
  !formula.includes('\\') && (/^\s|\s$/.test(formula) || /(?<![a-z])[a-z]{3,}[,.]? [a-z]{2,}/i.test(formula));
