import type { Nodes, Parent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { attributeText } from './jsx';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

type StructureFault = { what: string; fix: string };

const isElement = (node: Nodes | Parent, name: string): boolean =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  'name' in node &&
  node.name === name;

/** Whether an element contains a matching node, directly or in one of its paragraphs. */
function has(node: Element, isWanted: (child: Nodes) => boolean): boolean {
  const children: readonly Nodes[] = node.children;
  return children.some(
    (child) =>
      isWanted(child) || (child.type === 'paragraph' && child.children.some((inner) => isWanted(inner))),
  );
}

/**
 * Checks that a component has the required attributes and parts.
 * @param parent the node around it
 */
export function checkStructure(node: Element, parent: Parent | undefined): StructureFault[] {
  const needs = (name: string, example: string): StructureFault[] =>
    node.attributes.some((each) => 'name' in each && each.name === name) &&
    attributeText(node, name)?.trim() !== ''
      ? []
      : [{ what: `A <${node.name}> has no ${name}.`, fix: `Write  ${example}` }];
  const belongs = (name: string): StructureFault[] =>
    parent && (isElement(parent, name) || parent.type === 'paragraph')
      ? []
      : [
          {
            what: `A <${node.name}> is outside of <${name}>.`,
            fix: `Put <${name}> and </${name}> around it.`,
          },
        ];
  const contains = (name: string, example: string): StructureFault[] =>
    has(node, (child) => isElement(child, name))
      ? []
      : [{ what: `A <${node.name}> has no <${name}>.`, fix: `Write in it:  ${example}` }];
  switch (node.name) {
    case 'Tab':
      return [...needs('label', '<Tab label="npm">'), ...belongs('Tabs')];
    case 'Tabs':
      return [...contains('Tab', '<Tab label="npm"> … </Tab>'), ...checkTabs(node)];
    case 'Card':
      return [
        ...needs('title', '<Card title="Streaming" href="/concepts/streaming">'),
        ...needs('href', '<Card title="Streaming" href="/concepts/streaming">'),
      ];
    case 'Cards':
      return contains('Card', '<Card title="Streaming" href="/concepts/streaming"> … </Card>');
    case 'Steps':
      if (has(node, (child) => child.type === 'list' && child.ordered === true)) return [];
      return has(node, ({ type }) => type === 'list')
        ? [{ what: 'The list in <Steps> has bullets.', fix: 'Number its items:  1. The first step' }]
        : [{ what: 'A <Steps> has no list.', fix: 'Write in it, between empty lines:  1. The first step' }];
    case 'details':
      return contains('summary', '<summary>What is inside</summary>');
    case 'summary':
      return belongs('details');
    default:
      return [];
  }
}

/** Finds a single tab, which offers no choice, and two tabs with one label, of which a reader can only see the first. */
function checkTabs(node: Element): StructureFault[] {
  const children: readonly Nodes[] = node.children;
  const labels = children
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .flatMap((child: Nodes) =>
      isElement(child, 'Tab') ? [attributeText(child as Element, 'label')?.trim() ?? ''] : [],
    );
  const plain = labels.map((label) => label.toLowerCase());
  const twice = labels.find((label, index) => plain.indexOf(label.toLowerCase()) < index);
  if (twice) return [{ what: `Two tabs have the label "${twice}".`, fix: 'Give each its own label.' }];
  // A tab without a label is reported itself.
  return labels.length === 1 && labels[0]
    ? [{ what: 'These tabs have a single <Tab>.', fix: 'Add another one, or remove <Tabs> and <Tab>.' }]
    : [];
}

/** HTML elements and other sites' components, and what replaces them. */
const replacements: readonly (readonly [names: string, fix: string])[] = [
  [
    'Admonition Aside Callout Caution Danger Info Note Tip Warning',
    'Write  :::note  above the text and  :::  below it.',
  ],
  ['Accordion AccordionGroup Details', 'Write  <details>  with a  <summary>What is inside</summary>'],
  ['CodeGroup', 'Write  <Tabs>  with a  <Tab label="…">  around each fence.'],
  ['TabItem Tabs.Tab', 'Write  <Tab label="…">'],
  ['CodeBlock pre', 'Write a fence:  ```ts  above the code and  ```  below it.'],
  ['code', 'Write  `code`'],
  ['a Link', 'Write  [words](/address)'],
  ['img Image', 'Write  ![What it shows](/images/name.svg)'],
  ['b strong', 'Write  **bold**'],
  ['em i', 'Write  *emphasis*'],
  ['li ol ul', 'Write a list:  - item  or  1. item'],
  ['table', 'Write a table with  |  between its cells.'],
  ['hr p', 'Write the text alone, with empty lines around it.'],
];

/** Returns what an author can write in place of an element that pages can't contain. */
export const replacementOf = (name: string): string | undefined =>
  replacements.find(([names]) => names.split(' ').includes(name))?.[1];
