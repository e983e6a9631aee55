import fs from 'node:fs';
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageContext, type Placed, reporter } from '@/lib/content/page-context';
import { toAnchor } from '@/lib/markup/anchors';
import { toHtmlNode } from '@/lib/markup/html-node';
import { activePartOf, escapeXml } from '@/lib/markup/xml';

export const drawingsFolder = 'content/drawings';

/** Whether an image refers to a drawing in `content/drawings/` and not to a file of the site. */
export const isDrawing = ({ url }: Image): boolean => url.startsWith('/drawings/');

/** Puts our drawings into the page, which supplies type, colors, and texts. `name.phone.svg` is for phones. */
export const drawings = (page: PageContext) => () => (tree: Root) => {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const [image] = paragraph.children;
    if (!parent || index === undefined || image?.type !== 'image' || !isDrawing(image)) return;
    const figure = paragraph.children.length === 1 ? drawFigure(page, image) : undefined;
    if (figure) parent.children[index] = toHtmlNode(figure, paragraph);
  });
};

function drawFigure(page: PageContext, image: Image): Element | undefined {
  const { alt, title } = image;
  if (!alt || !title) {
    const fix = 'Write both: ![What it shows](/drawings/name.svg "The caption").';
    reporter(page, 'images')(image, 'A drawing has no text alternative or no caption.', fix);
    return undefined;
  }
  const [wide, narrow] = ['.svg', '.phone.svg'].map((end) => readDrawing(page, image, end));
  if (!wide) return undefined;
  const id = toAnchor(title);
  const drawn = narrow
    ? label(wide, { id, title, alt }, 'diagram-drawing diagram-wide') +
      label(narrow, { id: `${id}-narrow`, title, alt }, 'diagram-drawing diagram-narrow')
    : label(wide, { id, title, alt }, 'diagram-drawing');
  const figure = h('figure.diagram', h('figcaption', title));
  figure.children.unshift({ type: 'raw', value: drawn });
  return figure;
}

/** @param end what follows the name: `.svg`, which is required, or `.phone.svg` */
function readDrawing(page: PageContext, image: Image, end: string): string | undefined {
  const name = /^\/drawings\/([a-z0-9-]+)\.svg$/.exec(image.url)?.[1] ?? '';
  const file = `${drawingsFolder}/${name}${end}`;
  const svg = name ? readInline(page, image, file) : undefined;
  if (svg === undefined && end === '.svg' && !fs.existsSync(file))
    reporter(page, 'images')(image, `There is no drawing ${image.url}.`, `Put it into ${drawingsFolder}/.`);
  return svg;
}

/**
 * Returns the text of a drawing for a page, without line breaks, or `undefined` if the file doesn't exist or can't be
 * inline.
 * @param node what shows the drawing, as the place of problems
 */
export function readInline(page: PageContext, node: Placed, file: string): string | undefined {
  page.inputs.push(file);
  if (!fs.existsSync(file)) return undefined;
  const svg = fs.readFileSync(file, 'utf8').trim();
  const part = activePartOf(svg) ?? /<style|\s(?:id|style|fill|font-[a-z]+)=/.exec(svg)?.[0].trim();
  if (part === undefined) return svg.replace(/>\s+</g, '><').replace(/ xmlns="[^"]*"/, '');
  const fix =
    'Use the classes of app/diagrams.css for colors and type, and remove what runs, links, or loads.';
  reporter(page, 'images')(node, `The drawing ${file} contains ${part}.`, fix);
  return undefined;
}

const label = (
  svg: string,
  { id, title, alt }: { id: string; title: string; alt: string },
  className: string,
): string =>
  svg.replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg class="${className}"${attributes} role="img" aria-labelledby="${id}-title ${id}-text">` +
      `<title id="${id}-title">${escapeXml(title)}</title><desc id="${id}-text">${escapeXml(alt)}</desc>`,
  );
