import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ComponentName } from '@/lib/content/component-names';

type Attributes = Record<string, string | boolean | undefined>;
type Source = { position?: MdxJsxFlowElement['position'] };

const toAttributes = (attributes: Attributes): MdxJsxAttribute[] =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: value === true ? null : String(value),
    }));

/** A component that stands as a block in place of `node`, with its place. */
export const toBlock = (name: ComponentName, attributes: Attributes, node: Source): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: toAttributes(attributes),
  children: [],
  ...(node.position && { position: node.position }),
});

/** The text of an attribute, or `undefined` when it is missing or not plain text. */
export function attributeText(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const attribute = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** All attributes with plain text; one without a value is the empty text. */
export const textAttributes = (node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> =>
  Object.fromEntries(
    node.attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && typeof each.value !== 'object'
        ? [[each.name, each.value ?? '']]
        : [],
    ),
  );
