/** An element of the library's SVG. `text` is the unescaped text of the element and its descendants. */
export type SvgElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: SvgElement[];
  text: string;
};

const token = /<(\/?)([\w]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const attribute = /([\w:-]+)="([^"]*)"/g;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const unescapeXml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '');

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, unescapeXml(value)]),
  );

/** Parses the subset of SVG that the library writes: elements, quoted attributes, and text. Returns the root. */
export function readSvg(svg: string): SvgElement {
  const root: SvgElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, closing, name, attributes = '', empty, text] of svg.matchAll(token)) {
    if (text !== undefined) for (const element of open) element.text += unescapeXml(text);
    else if (closing) open.pop();
    else if (name) {
      const element: SvgElement = { name, attributes: readAttributes(attributes), children: [], text: '' };
      open.at(-1)?.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [svgElement] = root.children;
  if (!svgElement) throw new Error('The library wrote no SVG.');
  return svgElement;
}

/** Returns a numeric attribute, or 0 if it's absent. */
export const numberOf = ({ attributes }: SvgElement, name: string): number => Number(attributes[name] ?? 0);
