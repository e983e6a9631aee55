import type { Nodes, Parent, Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import {
  authorAttributes,
  authorComponents,
  authorElements,
  blocks,
  inclusions,
} from '@/lib/content/component-names';
import { type Fault, type PageContext, reporter } from '@/lib/content/page-context';
import { faultOfAddress } from '@/lib/markup/link-addresses';
import { nearest } from '@/lib/markup/nearest';
import { dataTables } from '@/lib/protocol/data-tables';
import { checkStructure, replacementOf } from './structure';

/** Reports what pages must not contain, in the author's own text. */
export const components = (page: PageContext) => () => (tree: Root) => refuseCode(page, tree);

/**
 * Reports and removes unknown components, code, and elements with a Markdown syntax, so that content is only data. The
 * renderer's own message has neither file nor line.
 */
export function refuseCode(page: PageContext, tree: Root): void {
  const tell = reporter(page, 'syntax');
  visit(tree, (node, index, parent) => {
    if (node.type === 'mdxjsEsm')
      tell(node, 'Pages can not import or export.', 'Components work without an import. Remove this line.');
    if (isExpression(node) && holdsCode(node)) {
      const fix = 'Write \\{ for a brace in text, or put it between backticks.';
      tell(node, 'Braces in the text hold code.', fix);
      node.value = '';
      delete node.data;
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      checkElement(page, node, parent);
    if (node.type !== 'html' || !parent || index === undefined) return undefined;
    const fix =
      'Let the name of the file end in .mdx, where a few elements are known, or put it between backticks.';
    if (!isHtmlComment(node.value)) tell(node, 'Plain Markdown holds HTML.', fix);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

const isExpression = (node: Nodes): node is MdxTextExpression | MdxFlowExpression =>
  node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';

/** Whether an expression contains code besides comments, even if it starts and ends with a comment. */
const holdsCode = ({ data, value }: MdxTextExpression | MdxFlowExpression): boolean =>
  data?.estree ? data.estree.body.length > 0 : value.trim() !== '';

/** Only plain Markdown contains HTML. In MDX, a tag is a component. */
const isHtmlComment = (html: string): boolean => /^<!--(?:(?!-->)[\s\S])*-->\s*$/.test(html);

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

function checkElement(page: PageContext, node: Element, parent: Parent | undefined): void {
  const tell = reporter(page, 'components');
  const name = node.name ?? '';
  const names = [
    ...Object.keys(authorComponents),
    ...inclusions,
    ...Object.keys(dataTables),
    ...authorElements,
  ];
  if (!names.includes(name)) {
    const guess = nearest(name, names);
    const list = 'The full list is in lib/content/component-names.ts.';
    const fix = replacementOf(name) ?? (guess ? `Did you mean <${guess}>? ${list}` : list);
    tell(node, `<${name}> is not a component that pages can use.`, fix);
    node.attributes = [];
    return;
  }
  if (node.type === 'mdxJsxTextElement' && blocks.includes(name)) {
    const fix = 'Put it on a line of its own, between empty lines.';
    tell(node, `A <${name}> stands within a line of text.`, fix);
    node.attributes = [];
    return;
  }
  const faults = checkStructure(node, parent);
  const before = page.problems.length;
  checkAttributes(page, node);
  // A misspelled attribute would also be reported as missing.
  if (page.problems.length === before) for (const { what, fix } of faults) tell(node, what, fix);
}

/** Reports and removes what isn't accepted: a page could add event handlers, or JavaScript that runs in the build. */
function checkAttributes(page: PageContext, node: Element): void {
  const tell = reporter(page, 'components');
  const name = node.name ?? '';
  // `plots.ts` has more specific checks.
  if (name === 'StreamPlot') return;
  const seen = new Set<string>();
  node.attributes = node.attributes.filter((attribute) => {
    const fault = faultOf(name, attribute, seen);
    if (fault) tell(attribute.position ? attribute : node, fault.what, fault.fix);
    return !fault;
  });
}

function faultOf(element: string, attribute: Attribute, seen: Set<string>): Fault | undefined {
  if (attribute.type !== 'mdxJsxAttribute')
    return { what: `<${element}> takes no {...spread}.`, fix: 'Write its attributes one by one.' };
  const { name, value } = attribute;
  const known = attributesOf(element);
  if (known && !known.includes(name)) return unknownAttribute(element, name, known);
  if (seen.has(name)) return { what: `<${element}> has "${name}" twice.`, fix: 'Keep one of them.' };
  seen.add(name);
  if (value && typeof value === 'object')
    return { what: `"${name}" of <${element}> is code.`, fix: `Write text in quotes:  ${name}="…"` };
  if (element === 'Sample' && !value?.trim())
    return { what: `"${name}" of <Sample> is no text.`, fix: `Write it between quotes:  ${name}="…"` };
  return name === 'href' ? faultOfAddress(value ?? '') : undefined;
}

/** Returns the attributes that an element accepts, or `undefined` for elements that check their own. */
const attributesOf = (element: string): readonly string[] | undefined =>
  authorAttributes[element] ??
  (Object.hasOwn(dataTables, element) ? dataTables[element]?.takes : undefined) ??
  (Object.hasOwn(authorComponents, element) || authorElements.includes(element) ? [] : undefined);

function unknownAttribute(element: string, name: string, known: readonly string[]): Fault {
  const list = known.length > 0 ? `It takes ${known.join(', ')}.` : 'It takes no attributes.';
  const guess = nearest(name, known);
  return {
    what: `<${element}> takes no "${name}".`,
    fix: guess ? `Did you mean "${guess}"? ${list}` : list,
  };
}
