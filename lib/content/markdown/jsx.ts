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

/** Returns a block component that replaces `node`, at the same location. */
export const toBlock = (name: ComponentName, attributes: Attributes, node: Source): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: toAttributes(attributes),
  children: [],
  ...(node.position && { position: node.position }),
});

/** Returns the text of an attribute, or `undefined` if it's missing or isn't plain text. */
export function attributeText(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const attribute = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** Returns all attributes with plain text. An attribute without a value is an empty string. */
export const textAttributes = (node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> =>
  Object.fromEntries(
    node.attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && typeof each.value !== 'object'
        ? [[each.name, each.value ?? '']]
        : [],
    ),
  );
