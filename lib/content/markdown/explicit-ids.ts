import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from '@/lib/content/page-context';
import { toAnchor } from '@/lib/markup/anchors';

/**
 * Removes the IDs that authors added to headings, such as `## What it costs [#costs]`, from the text. Braces,
 * which other sites use, would start an expression in MDX.
 * @returns the ID of each heading that has one; invalid and duplicate IDs are reported
 */
export function takeExplicitIds(page: PageContext, tree: Root): Map<Heading, string> {
  const ids = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => {
    const id = takeId(heading);
    if (id === undefined) return;
    if (id !== toAnchor(id) || !/^[!-~]+$/.test(id)) {
      const fix = `Write small letters, digits and single hyphens, as [#${asciiAnchor(id)}].`;
      report(page, 'anchors', heading, `"[#${id}]" is not an anchor.`, fix);
    } else if ([...ids.values()].includes(id)) {
      report(
        page,
        'anchors',
        heading,
        `Two headings have the anchor "#${id}".`,
        'Give one of them another anchor.',
      );
    } else ids.set(heading, id);
  });
  return ids;
}

const asciiAnchor = (id: string): string => toAnchor(toAnchor(id).replace(/[^!-~]/g, '-'));

/** Removes and returns the ID at the end of a heading. */
function takeId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = /\s*\[#([^\]]*)\]\s*$/.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') heading.children.pop();
  return match[1];
}
