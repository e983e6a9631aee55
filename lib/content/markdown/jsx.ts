import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

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
