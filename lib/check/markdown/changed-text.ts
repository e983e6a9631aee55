import { visit } from 'unist-util-visit';
import { isUnclosed, unclosedFormula } from '@/lib/content/markdown/formulas';
import type { Problem } from '@/lib/markup/problem';
import { type Authored, sourceOf, startOf, warnAt } from './authored';

/** Finds characters that Markdown interprets although the author meant them as text. */
export function lintChangedText(page: Authored): Problem[] {
  const problems: Problem[] = [];
  let hasUnclosed = false;
  visit(page.tree, (node) => {
    const source = sourceOf(page, node);
    const start = startOf(node);
    const warn = (what: string, fix: string) => problems.push(warnAt(page, start, 'markdown', what, fix));
    const around = page.source.slice(start - 1, start) + page.source.charAt(start + source.length);
    if (node.type === 'emphasis' && source.startsWith('*') && /^\w\w$/.test(around))
      warn(
        `The asterisks around "${source.slice(1, -1)}" disappear and make it italic.`,
        'Write × for a multiplication, \\* for an asterisk, or put it between backticks.',
      );
    if (node.type === 'strong' && source.startsWith('__'))
      warn(
        `The underscores around "${source.slice(2, -2)}" disappear and make it bold.`,
        'Put code between backticks, and write  **bold**  for bold text.',
      );
    if (node.type === 'delete' && !source.startsWith('~~'))
      warn(
        `The tildes around "${source.slice(1, -1)}" disappear and strike it out.`,
        'Write an en dash for a range, "about" for an estimate, and a formula for a subscript:  $H_2$',
      );
    if (node.type === 'list' && node.ordered) {
      const numbers = node.children.map((item) => Number.parseInt(sourceOf(page, item), 10));
      const first = numbers[0] ?? 1;
      const wrong = numbers.findIndex((number, index) => number !== first + index);
      // Many authors give each item the same number.
      if (wrong >= 0 && numbers.some((number) => number !== first))
        warn(
          `The number ${numbers[wrong]} becomes ${first + wrong}, because lists are numbered consecutively.`,
          `Number the items from ${first} to ${first + numbers.length - 1}.`,
        );
    }
    if (node.type === 'definition' && !isUsed(page, node.identifier))
      warn(
        `This line disappears: it defines the link target "${node.label}", which no link has.`,
        `Write  [${node.label}](${node.url})  where the link belongs, or delete the line.`,
      );
    if (node.type === 'math') {
      // The last $$ of a page with one that isn't closed seems to open another.
      if (/^\${2,}/.test(source) && !/\${2,}\s*$/.test(source.slice(2)) && !hasUnclosed)
        problems.push(warnAt(page, start, 'formulas', ...unclosedFormula));
      hasUnclosed ||= isUnclosed(node.value);
    }
    if (
      (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
      /\/\*[\s\S]*\{\/\*/.test(node.value)
    )
      warn('This comment ends at the end of the next one.', 'Write  */}  after its last word.');
  });
  return problems;
}

/** Whether a link or a picture of the page leads to one of its definitions. */
function isUsed(page: Authored, identifier: string): boolean {
  let used = false;
  visit(page.tree, ['linkReference', 'imageReference'], (node) => {
    used ||= 'identifier' in node && node.identifier === identifier;
  });
  return used;
}
