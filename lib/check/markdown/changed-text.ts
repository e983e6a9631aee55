import { visit } from 'unist-util-visit';
import { isUnclosed, unclosedFormula } from '@/lib/content/markdown/formulas';
import type { Problem } from '@/lib/markup/problem';
import { type Authored, sourceOf, startOf, warnAt } from './authored';

/** Lists don't begin with such a number, but sentences do. */
const firstYear = 1000;

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
    if (node.type === 'delete' && !source.startsWith('~~'))
      warn(
        `The tildes around "${source.slice(1, -1)}" disappear and strike it out.`,
        'Write an en dash for a range, and "about" for an estimate.',
      );
    if (node.type === 'list' && node.ordered && (node.start ?? 1) >= firstYear)
      warn(
        `"${node.start}." at the beginning of a paragraph makes it a list.`,
        `Begin with another word, such as  In ${node.start},`,
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
