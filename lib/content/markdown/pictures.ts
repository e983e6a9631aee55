import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Image, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type Fault, type PageContext, reporter } from '@/lib/content/page-context';
import { nearest } from '@/lib/markup/nearest';
import { activePartOf } from '@/lib/markup/xml';
import { filesBelow } from '@/lib/site/files-below';
import { isDrawing } from './drawings';

/** Adds the dimensions of each image, read from its file, so that the layout doesn't shift when it loads. */
export const pictures = (page: PageContext) => () => (tree: Root) => {
  const tell = reporter(page, 'images');
  const alone = 'Put it into a paragraph of its own.';
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const image = paragraph.children.find((child) => child.type === 'image');
    if (!parent || index === undefined || !image) return;
    if (paragraph.children.length > 1) tell(image, 'An image stands within a line of text.', alone);
    else if (!isDrawing(image)) {
      const picture = readPicture(page, image);
      if ('fix' in picture) tell(image, picture.what, picture.fix);
      else parent.children[index] = toComponent(picture, paragraph);
    }
  });
  visit(tree, ['image', 'imageReference'], (node, _, parent) => {
    if (parent?.type !== 'paragraph') tell(node, 'An image stands within something else.', alone);
    else if (node.type === 'imageReference')
      tell(node, 'An image names its address elsewhere.', 'Write it here: ![…](/images/….svg).');
  });
};

const toComponent = (picture: Picture, { position }: Paragraph): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Picture',
  attributes: Object.entries(picture).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
  children: [],
  ...(position && { position }),
});

type Picture = { src: string; alt: string; width: string; height: string; caption: string };

/** Returns the attributes of a picture, or why it can't be shown. */
function readPicture(page: PageContext, { alt, url, title }: Image): Picture | Fault {
  if (!alt)
    return {
      what: 'An image has no text alternative.',
      fix: 'Say what it shows: ![The hourglass of a stream](…).',
    };
  if (url.startsWith('data:'))
    return {
      what: 'A picture is pasted into the text.',
      fix: 'Save the picture in public/images/ and write  ![what it shows](/images/….png)',
    };
  const file = path.join('public', url);
  if (!/^\/images\/[\w./-]+$/.test(url) || url.includes('..') || !fs.existsSync(file))
    return { what: `There is no image ${url}.`, fix: fixMissing(url) };
  page.inputs.push(file);
  const bytes = fs.readFileSync(file);
  const active = file.endsWith('.svg') ? activePartOf(bytes.toString()) : undefined;
  if (active !== undefined)
    return {
      what: `The image ${url} holds ${active}.`,
      fix: 'Remove scripts, links, and external resources from it.',
    };
  try {
    const { width, height } = imageSize(bytes);
    return { src: url, alt, width: String(width), height: String(height), caption: title ?? '' };
  } catch {
    return {
      what: `The size of ${url} can't be read.`,
      fix: 'Save it again as SVG with a width and a height, PNG, JPEG, or WebP.',
    };
  }
}

function fixMissing(url: string): string {
  // Some systems ignore case in names, and Windows separates them with backslashes.
  const plain = url.replaceAll('\\', '/');
  const pictures = filesBelow('public/images').map((file) => file.replace(/^public/, ''));
  const found = pictures.find((address) => `/${plain}`.toLowerCase().endsWith(address.toLowerCase()));
  if (found) return `Write ${found}.`;
  const wanted = `/images/${path.posix.basename(plain)}`;
  const guess = nearest(wanted, pictures);
  return guess
    ? `Did you mean ${guess}? Otherwise put it into public/images/ and write ${wanted}.`
    : `Put it into public/images/ and write ${wanted}.`;
}
