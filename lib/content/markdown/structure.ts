import type { Nodes, Parent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import data from '@/content/data/replaced-elements.json';
import type { Fault } from '@/lib/content/page-context';
import { attributeText } from './jsx';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const isElement = (node: Nodes | Parent, name: string): boolean =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  'name' in node &&
  node.name === name;

/** What an element needs: attributes, an element around it, and one in it; and an example of the attributes or of the one in it. */
type Needs = { attributes?: readonly string[]; around?: string; inside?: string; example?: string };

const card = '<Card title="Streaming" href="/concepts/streaming">';

const needs: Record<string, Needs> = {
  Card: { attributes: ['title', 'href'], example: card },
  Cards: { inside: 'Card', example: `${card} … </Card>` },
  details: { inside: 'summary', example: '<summary>What is inside</summary>' },
  Sample: { attributes: ['file'], example: 'file="…" , with a path below content/samples/.' },
  summary: { around: 'details' },
  Tab: { attributes: ['label'], around: 'Tabs', example: '<Tab label="npm">' },
  Tabs: { inside: 'Tab', example: '<Tab label="npm"> … </Tab>' },
};

/** Checks that a component has the required attributes and parts, and the required parent. */
export function checkStructure(node: Element, parent: Parent | undefined): Fault[] {
  const name = node.name ?? '';
  const { attributes = [], around, inside, example } = (Object.hasOwn(needs, name) && needs[name]) || {};
  const faults = attributes
    .filter((attribute) => !hasAttribute(node, attribute))
    .map((attribute) => ({ what: `A <${name}> has no ${attribute}.`, fix: `Write  ${example}` }));
  if (around && !(parent && (isElement(parent, around) || parent.type === 'paragraph')))
    faults.push({
      what: `A <${name}> is outside of <${around}>.`,
      fix: `Put <${around}> and </${around}> around it.`,
    });
  if (inside && !partsOf(node).some((part) => isElement(part, inside)))
    faults.push({ what: `A <${name}> has no <${inside}>.`, fix: `Write in it:  ${example}` });
  if (name === 'Tabs') faults.push(...checkTabs(node));
  if (name === 'Steps') faults.push(...checkSteps(node));
  return faults;
}

/** Whether an attribute has a value; one in braces is reported itself. */
const hasAttribute = (node: Element, name: string): boolean =>
  node.attributes.some((each) => 'name' in each && each.name === name) &&
  attributeText(node, name)?.trim() !== '';

/** Returns what an element contains, directly or in one of its paragraphs. */
function partsOf({ children }: Element): Nodes[] {
  const direct: readonly Nodes[] = children;
  return direct.flatMap((child): Nodes[] =>
    child.type === 'paragraph' ? [child, ...child.children] : [child],
  );
}

function checkSteps(node: Element): Fault[] {
  const lists = partsOf(node).filter((part) => part.type === 'list');
  if (lists.some(({ ordered }) => ordered)) return [];
  return lists.length > 0
    ? [{ what: 'The list in <Steps> has bullets.', fix: 'Number its items:  1. The first step' }]
    : [{ what: 'A <Steps> has no list.', fix: 'Write in it, between empty lines:  1. The first step' }];
}

/** Finds a single tab, which offers no choice, and two tabs with one label, of which a reader can only see the first. */
function checkTabs(node: Element): Fault[] {
  const labels = partsOf(node).flatMap((part) =>
    isElement(part, 'Tab') ? [attributeText(part as Element, 'label')?.trim() ?? ''] : [],
  );
  const plain = labels.map((label) => label.toLowerCase());
  const twice = labels.find((label, index) => plain.indexOf(label.toLowerCase()) < index);
  if (twice) return [{ what: `Two tabs have the label "${twice}".`, fix: 'Give each its own label.' }];
  // A tab without a label is reported itself.
  return labels.length === 1 && labels[0]
    ? [{ what: 'These tabs have a single <Tab>.', fix: 'Add another one, or remove <Tabs> and <Tab>.' }]
    : [];
}

/** HTML elements and other sites' components, with what replaces them. */
const replacements = new Map(Object.entries(data));

/** Returns what an author can write in place of an element that pages can't contain. */
export const replacementOf = (name: string): string | undefined => replacements.get(name);
