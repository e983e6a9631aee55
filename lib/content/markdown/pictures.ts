import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from '@/lib/content/page-context';
import { activePartOf } from '@/lib/markup/xml';
import { filesBelow } from '@/lib/site/files-below';
import { isDrawing } from './drawings';
import { toBlock } from './jsx';

/** Adds the dimensions of each image, read from its file, so that the layout doesn't shift when it loads. */
export const pictures = (page: PageContext) => () => (tree: Root) => {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const image = paragraph.children.find((child) => child.type === 'image');
    if (!parent || index === undefined || !image) return;
    if (isDrawing(image) && paragraph.children.length === 1) return;
    if (paragraph.children.length > 1) {
      report(
        page,
        'images',
        image,
        'An image stands within a line of text.',
        'Put it into a paragraph of its own.',
      );
      return;
    }
    const attributes = toAttributes(page, image);
    if (attributes) parent.children[index] = toBlock('Picture', attributes, paragraph);
  });
  visit(tree, ['image', 'imageReference'], (node, _, parent) => {
    if (parent?.type !== 'paragraph')
      report(
        page,
        'images',
        node,
        'An image stands within something else.',
        'Put it into a paragraph of its own.',
      );
    else if (node.type === 'imageReference')
      report(
        page,
        'images',
        node,
        'An image names its address elsewhere.',
        'Write it here: ![…](/images/….svg).',
      );
  });
};

function fixMissing(url: string): string {
  // Some systems ignore case in names, and Windows separates them with backslashes.
  const plain = url.replaceAll('\\', '/');
  const pictures = filesBelow('public/images').map((file) =>
    file.replaceAll('\\', '/').replace(/^public/, ''),
  );
  const found = pictures.find((address) => `/${plain}`.toLowerCase().endsWith(address.toLowerCase()));
  return found
    ? `Write ${found}.`
    : `Put it into public/images/ and write /images/${path.posix.basename(plain)}.`;
}

function toAttributes(page: PageContext, image: Image): Record<string, string> | undefined {
  if (!image.alt) {
    report(
      page,
      'images',
      image,
      'An image has no text alternative.',
      'Say what it shows: ![The hourglass of a stream](…).',
    );
    return undefined;
  }
  if (image.url.startsWith('data:')) {
    const fix = 'Save the picture in public/images/ and write  ![what it shows](/images/….png)';
    report(page, 'images', image, 'A picture is pasted into the text.', fix);
    return undefined;
  }
  const file = path.join('public', image.url);
  if (!/^\/images\/[\w./-]+$/.test(image.url) || image.url.includes('..') || !fs.existsSync(file)) {
    report(page, 'images', image, `There is no image ${image.url}.`, fixMissing(image.url));
    return undefined;
  }
  page.inputs.push(file);
  const bytes = fs.readFileSync(file);
  const active = file.endsWith('.svg') ? activePartOf(bytes.toString()) : undefined;
  if (active !== undefined) {
    report(
      page,
      'images',
      image,
      `The image ${image.url} holds ${active}.`,
      'Remove scripts, links, and external resources from it.',
    );
    return undefined;
  }
  const size = sizeOf(bytes);
  if (!size) {
    const fix = 'Save it again as SVG with a width and a height, PNG, JPEG, or WebP.';
    report(page, 'images', image, `The size of ${image.url} can't be read.`, fix);
    return undefined;
  }
  return {
    src: image.url,
    alt: image.alt,
    width: String(size.width),
    height: String(size.height),
    caption: image.title ?? '',
  };
}

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}
