import type { Element, Parent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { PageContext } from '@/lib/content/page-context';
import { slugOfFile } from '@/lib/content/page-files';
import { toAnchor } from '@/lib/markup/anchors';
import { toUrl } from '@/lib/markup/document';
import { textOf } from '@/lib/markup/table-elements';
import { playsVideos } from '../videos';
import { drawingsFolder, readInline } from './drawings';

/**
 * Turns paragraphs `Video: [title](https://www.youtube.com/watch?v=…)` into posters, which are links with a drawing
 * named after the title. A script replaces them with players (`components/islands/page-actions.tsx`).
 */
export const videos = (page: PageContext) => () => (tree: Root) => {
  if (!playsVideos(toUrl(slugOfFile(page.file)))) return;
  visit(tree, 'element', (paragraph, index, parent) => {
    const link = videoIn(paragraph);
    if (!link) return;
    paragraph.properties.className = ['video'];
    paragraph.children = [link];
    Object.assign(link.properties, { dataAction: 'play', dataEarly: '' });
    const file = `${drawingsFolder}/videos/${toAnchor(textOf(link))}.svg`;
    const svg = readInline(page, paragraph, file)?.replace('<svg', '<svg aria-hidden="true"') ?? '';
    link.children = [
      h('small', [h('span.visually-hidden', 'Video from YouTube: '), h('span', link.children)]),
    ];
    if (svg) link.children.unshift({ type: 'raw', value: svg });
    if (parent && index) putBeforeText(parent.children, index);
  });
};

/** Moves a poster before the paragraph above it, which flows around it. */
function putBeforeText(siblings: Parent['children'], index: number): void {
  const above = siblings.findLastIndex(({ type }, place) => place < index && type === 'element');
  const text = siblings[above];
  if (text?.type !== 'element' || text.tagName !== 'p') return;
  siblings.splice(above, 0, ...siblings.splice(index, 1));
}

function videoIn({ tagName, children }: Element): Element | undefined {
  const [label, link, ...rest] = children;
  const isVideo =
    tagName === 'p' &&
    rest.length === 0 &&
    label?.type === 'text' &&
    label.value === 'Video: ' &&
    link?.type === 'element' &&
    String(link.properties.href).startsWith('https://www.youtube.com/watch?v=');
  return isVideo ? link : undefined;
}
