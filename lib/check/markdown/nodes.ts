import type { Code, Heading, Nodes } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-math';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isUnclosed, unclosedFormula } from '@/lib/content/markdown/formulas';
import { toAnchor } from '@/lib/markup/anchors';
import { fill, type Problem } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';
import { itemAt } from '@/lib/site/invariant';
import { type Authored, sourceOf, startOf, warnAt } from './authored';
import { faultsOfCode, faultsOfInlineCode } from './code-faults';
import { leftovers } from './leftovers';

/** Reports a mistake at an offset in the node, by default its start. */
type Warn = (rule: Rule, what: string, fix: string, offset?: number) => void;

/** Looks at a node, whose text in the file is `source`. */
type Lint<Node> = (node: Node, warn: Warn, source: string) => void;

type Lints = { [Type in Nodes['type']]?: Lint<Extract<Nodes, { type: Type }>> };

/** Finds Markdown that would confuse a reader, has no effect, or changes text that its author meant literally. */
export function lintNodes(page: Authored): Problem[] {
  const problems: Problem[] = [];
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
    lint?.(node, warn, sourceOf(page, node));
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
        const what = `This row has ${count} ${count === 1 ? 'cell' : 'cells'}, and the header of the table has ${columns}.`;
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
    heading: (heading, warn, source) => lintHeading(heading, warn, source, headings),
    link: (link, warn) => {
      if (textOf(link).trim() === '' && !link.children.some(({ type }) => type === 'image'))
        warn('link-words', 'This link has no words.', `Name the page:  [its title](${link.url})`);
    },
    image: ({ alt }, warn) => {
      const isVague =
        /\.(?:svg|png|jpe?g|webp|gif)$|^(?:an? |the )?(?:image|picture|photo|screenshot|diagram|logo|alt(?: text)?)\.?$/i;
      if (isVague.test(alt ?? ''))
        warn(
          'images',
          `The text alternative "${alt}" doesn't say what the picture shows.`,
          'Describe its content to a reader who can’t see it.',
        );
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
    strong: (_, warn, source) => {
      if (source.startsWith('__'))
        warn(
          'markdown',
          `The underscores around "${source.slice(2, -2)}" disappear and make it bold.`,
          'Put code between backticks, and write  **bold**  for bold text.',
        );
    },
    delete: (_, warn, source) => {
      if (!source.startsWith('~~'))
        warn(
          'markdown',
          `The tildes around "${source.slice(1, -1)}" disappear and strike it out.`,
          'Write an en dash for a range, "about" for an estimate, and a formula for a subscript:  $H_2$',
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
    mdxFlowExpression: lintExpression,
    mdxTextExpression: lintExpression,
    leafDirective: ({ name }, warn) =>
      warn(
        'admonitions',
        `"::${name}" isn't an admonition.`,
        `Write  :::${name}  above the text and  :::  below it.`,
      ),
    text: ({ value }, warn, source) => {
      for (const [pattern, what, fix] of leftovers) {
        // After an unmatched mark, the following marks are usually matched incorrectly.
        const found = pattern.exec(source);
        if (found) warn('markdown', fill(what, found), fill(fix, found), found.index);
      }
      // Markdown has replaced the names that it knows.
      const [name] = /&[a-z]\w*;/i.exec(value) ?? [];
      const offset = name ? source.search(new RegExp(`(?<!\\\\)${name}`)) : -1;
      const fix = 'Write the character itself, or \\& for an ampersand.';
      if (offset >= 0) warn('markdown', `"${name}" isn't the name of a character.`, fix, offset);
    },
  };
}

function lintExpression({ value }: MdxFlowExpression | MdxTextExpression, warn: Warn): void {
  if (/\/\*[\s\S]*\{\/\*/.test(value))
    warn('markdown', 'This comment ends at the end of the next one.', 'Write  */}  after its last word.');
}

function lintCode(node: Code, warn: Warn, source: string): void {
  const [, fence] = /^(`{3,}|~{3,})/.exec(source) ?? [];
  const last = source.trimEnd().split('\n').slice(1).at(-1) ?? '';
  if (fence && !last.replace(/^[\s>]*/, '').startsWith(fence)) {
    const fix = `Write ${fence} on a line of its own after the last line of code.`;
    warn('code', 'This code block is never closed.', fix);
    return;
  }
  // Only code about Markdown contains other blocks.
  if (/^(?:`{3}|~{3})\w+/m.test(node.value) && !/^(?:mdx?|markdown|text)$/.test(node.lang ?? 'text')) {
    const fix = 'Write ``` on a line of its own after its last line of code.';
    warn('code', 'This code block ends at the end of the next one.', fix);
    return;
  }
  const written = source.split('\n').slice(1);
  for (const { offset, what, fix } of faultsOfCode(node.value, node.lang ?? '')) {
    const lines = node.value.slice(0, offset).split('\n');
    const index = lines.length - 1;
    // Code in a list is indented, so its lines begin later than those of its value.
    const indent = (written[index] ?? '').length - (node.value.split('\n')[index] ?? '').length;
    const above =
      source
        .split('\n')
        .slice(0, index + 1)
        .join('\n').length + 1;
    warn('code', what, fix, above + Math.max(indent, 0) + itemAt(lines, index).length);
  }
}

function lintHeading(heading: Heading, warn: Warn, source: string, headings: Map<string, Heading>): void {
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

/** Whether an apparent formula is the text between two amounts, as in "from $5 to $10". In "$5-$10", a digit follows. */
const isProse = (formula: string): boolean =>
  !formula.includes('\\') && (/^\s|\s$/.test(formula) || /(?<![a-z])[a-z]{3,}[,.]? [a-z]{2,}/i.test(formula));
