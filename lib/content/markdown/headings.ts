import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type PageContext, reporter } from '@/lib/content/page-context';
import { createAnchors, toAnchor } from '@/lib/markup/anchors';

/** Assigns the anchors of headings, lists them for the contents, and reports levels that are skipped or wrong. */
export const headings = (page: PageContext) => () => (tree: Root) => {
  const tell = reporter(page, 'headings');
  const explicit = takeExplicitIds(page, tree);
  const anchorOf = createAnchors(explicit.values());
  let previous = 1;
  visit(tree, (node) => {
    if (node.type === 'html-node') {
      page.headings.push(...(node.data.headings ?? []));
      page.anchors.push(...(node.data.anchors ?? []));
      Object.assign(page.movedAnchors, node.data.movedAnchors);
    }
    if (node.type !== 'heading') return;
    if (node.depth === 1) {
      tell(node, 'A page has one h1, made from its title.', 'Write this heading as ## or remove it.');
      return;
    }
    if (node.depth > previous + 1) {
      const marks = (depth: number) => '#'.repeat(depth);
      tell(
        node,
        `This heading skips a level: ${marks(node.depth)} follows ${previous === 1 ? 'the title' : marks(previous)}.`,
        `Write it with ${marks(previous + 1)}, or put the missing level above it.`,
      );
    }
    previous = node.depth;
    const text = textOf(node);
    const id = explicit.get(node) ?? anchorOf(text);
    node.data = { ...node.data, hProperties: { id } };
    if (node.depth === 2 || node.depth === 3) page.headings.push({ depth: node.depth, id, text });
  });
};

/** Removes IDs such as `[#costs]` from the text. Braces, as on other sites, would start an expression in MDX. */
function takeExplicitIds(page: PageContext, tree: Root): Map<Heading, string> {
  const tell = reporter(page, 'anchors');
  const ids = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => {
    const id = takeId(heading);
    if (id === undefined) return;
    if (id !== toAnchor(id) || !/^[!-~]+$/.test(id)) {
      const fix = `Write small letters, digits and single hyphens, as [#${asciiAnchor(id)}].`;
      tell(heading, `"[#${id}]" is not an anchor.`, fix);
    } else if ([...ids.values()].includes(id))
      tell(heading, `Two headings have the anchor "#${id}".`, 'Give one of them another anchor.');
    else ids.set(heading, id);
  });
  return ids;
}

const asciiAnchor = (id: string): string => toAnchor(toAnchor(id).replace(/[^!-~]/g, '-'));

function takeId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = /\s*\[#([^\]]*)\]\s*$/.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') heading.children.pop();
  return match[1];
}
