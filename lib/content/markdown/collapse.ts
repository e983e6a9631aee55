import type { Element, Nodes, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** Converts plain HTML to strings, because a tree of elements would double the payload. */
export const collapse = () => (tree: Root) => {
  visit(tree, (node, index, parent) => {
    if (parent && index !== undefined && isPlainJsx(node))
      parent.children[index] = toElement(node) as RootContent;
  });
  collapseChildren(tree);
};

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Container = { children: (RootContent | Jsx)[] };

const isJsx = (node: Nodes | Jsx): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether a node is an element such as <details>, written as JSX because Markdown has no syntax for it. */
const isPlainJsx = (node: Nodes | Jsx): node is Jsx => isJsx(node) && /^[a-z]/.test(node.name ?? '');

function toElement({ name, attributes, children }: Jsx): Element {
  const properties = Object.fromEntries(
    attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && typeof each.value !== 'object'
        ? [[each.name, each.value ?? true]]
        : [],
    ),
  );
  return { type: 'element', tagName: name ?? 'span', properties, children: children as Element['children'] };
}

function collapseChildren(parent: Container): void {
  const children: Container['children'] = [];
  let run: RootContent[] = [];
  const flush = () => {
    const html = toHtml(
      { type: 'root', children: run },
      {
        allowDangerousHtml: true,
        omitOptionalTags: true,
        preferUnquoted: true,
      },
    ).trim();
    if (html) children.push(htmlComponent(html));
    run = [];
  };
  for (const child of parent.children) {
    if (isStatic(child)) run.push(child as RootContent);
    else {
      flush();
      // Components can contain Markdown. An element that contains a component stays entirely in React.
      if (isJsx(child)) collapseChildren(child as Container);
      children.push(child);
    }
  }
  flush();
  parent.children = children;
}

function isStatic(node: Container['children'][number]): boolean {
  let holdsComponent = false;
  visit(node as Nodes, (each) => {
    if (isJsx(each) || each.type === 'mdxFlowExpression' || each.type === 'mdxTextExpression')
      holdsComponent = true;
  });
  return !holdsComponent;
}

const htmlComponent = (html: string): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: 'Html',
  attributes: [{ type: 'mdxJsxAttribute', name: 'html', value: html }],
  children: [],
});
