import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import { authorAttributes, authorComponents, authorElements } from '@/lib/content/component-names';
import { type PageContext, report } from '@/lib/content/page-context';
import { faultOfAddress } from '@/lib/markup/addresses';
import { nearest } from '@/lib/site/nearest';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/**
 * Reports and removes attributes that an element doesn't accept or has twice, and those with code. Otherwise,
 * a page could add event handlers, styles, or JavaScript that runs during the build.
 */
export function checkAttributes(page: PageContext, node: Element): void {
  const name = node.name ?? '';
  // These have more specific checks in `samples.ts` and `plots.ts`.
  if (name === 'Sample') return;
  if (name === 'StreamPlot' && node.type === 'mdxJsxFlowElement') return;
  if (name === 'StreamPlot') {
    report(
      page,
      'components',
      node,
      'A <StreamPlot> stands within a line of text.',
      'Put it on a line of its own, between empty lines.',
    );
    node.attributes = [];
  }
  const seen = new Set<string>();
  node.attributes = node.attributes.filter((attribute) => {
    const fault = faultOf(name, attribute, seen);
    if (!fault) return true;
    report(page, 'components', attribute.position ? attribute : node, fault.what, fault.fix);
    return false;
  });
}

type Fault = { what: string; fix: string };

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
  return name === 'href' ? faultOfAddress(value ?? '') : undefined;
}

/** Returns the attributes that an element accepts, or `undefined` for elements that check their own. */
const attributesOf = (element: string): readonly string[] | undefined =>
  Object.hasOwn(authorComponents, element) || authorElements.includes(element)
    ? (authorAttributes[element] ?? [])
    : undefined;

function unknownAttribute(element: string, name: string, known: readonly string[]): Fault {
  const list = known.length > 0 ? `It takes ${known.join(', ')}.` : 'It takes no attributes.';
  const guess = nearest(name, known);
  return {
    what: `<${element}> takes no "${name}".`,
    fix: guess ? `Did you mean "${guess}"? ${list}` : list,
  };
}
