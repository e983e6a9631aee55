import { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid';
import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { readSvg, type SvgElement } from './svg-tree';

/** The space between boxes, in pixels. */
export type Spacing = { nodeSpacing: number; layerSpacing: number };

export const phoneSpacing: Spacing = { nodeSpacing: 12, layerSpacing: 32 };

/** Lays out a checked diagram. @throws DiagramError if the library fails or omits an arrow */
export function layOut(mermaid: string, spacing?: Spacing): SvgElement {
  const svg = readSvg(draw(mermaid, spacing));
  const edges = svg.children.filter(({ attributes }) => attributes.class === 'edge').length;
  const missing = expectedEdges(mermaid) - edges;
  if (missing > 0) {
    throw new DiagramError(
      `${missing === 1 ? 'an arrow' : `${missing} arrows`} can't be routed. ` +
        'Let arrows begin and end at nodes instead of subgraphs, or remove "direction" from the subgraphs.',
    );
  }
  return svg;
}

/** Counts the arrows of a flowchart or state diagram. Returns 0 for other kinds, because the library never omits theirs. */
const expectedEdges = (mermaid: string): number =>
  /^(flowchart|graph)/.test(mermaid) ? parseMermaid(mermaid).edges.length : 0;

function draw(mermaid: string, spacing?: Spacing): string {
  try {
    return renderMermaidSVG(mermaid, spacing);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DiagramError(
      `it can't be laid out (${reason}). Try fewer nodes, or fewer arrows between subgraphs.`,
    );
  }
}
