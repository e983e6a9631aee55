import { parseMermaid } from 'beautiful-mermaid';
import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { checkFlowchart } from './flowchart';
import { readSequence, type Sequence } from './sequence';
import { readSourceLines, type SourceLine } from './source-lines';
import { plainLabel, type Steps } from './steps';

/** A flowchart in the form that the library needs, or a sequence diagram, with its arrows or messages. */
type CheckedDiagram =
  | { mermaid: string; sequence?: never; steps: Steps }
  | { mermaid?: never; sequence: Sequence; steps: Steps };

/**
 * Checks every line of a diagram, because the library silently omits unknown syntax.
 * @throws DiagramError with a message for the author
 */
export function checkDiagram(source: string): CheckedDiagram {
  const [heading, ...lines] = readSourceLines(source);
  if (!heading) throw new DiagramError('the diagram is empty. Start with a line such as "flowchart TD".');
  const directive = [heading, ...lines].find(({ text }) => text.startsWith('%%{'));
  if (directive)
    throw new DiagramError(
      `"${directive.text}" would change how diagrams are drawn. Remove it.`,
      directive.number,
    );
  if (!/^(?:flowchart|graph)\s+(?:TD|TB|LR|BT|RL)$|^sequenceDiagram$/.test(heading.text)) {
    throw new DiagramError(
      `"${heading.text}" is not a supported kind of diagram. Start with flowchart TD, flowchart LR, ` +
        'or sequenceDiagram.',
      heading.number,
    );
  }
  if (lines.length === 0) throw new DiagramError('the diagram has only a first line.', heading.number);
  rejectMarkup([heading, ...lines]);
  if (heading.text === 'sequenceDiagram') {
    const sequence = readSequence(lines);
    return { sequence, steps: sequence.steps };
  }
  const mermaid = [heading.text, ...checkFlowchart(lines)].join('\n');
  return { mermaid, steps: readArrows(mermaid) };
}

function rejectMarkup(lines: SourceLine[]): void {
  for (const { text, number } of lines) {
    const tag = /(?<!<)<(?!br\s*\/?>)\/?[a-z][^<>]*>/i.exec(text)?.[0];
    if (tag)
      throw new DiagramError(`${tag} has no effect in a label. Remove it; only <br> is supported.`, number);
    if (text.replace(/`[^`\s]+`/g, '').includes('`'))
      throw new DiagramError(`"${text}" has a backtick that doesn't enclose one word of code.`, number);
  }
}

/** Reads a checked flowchart as a list of arrows with the labels of their ends. */
function readArrows(mermaid: string): Steps {
  const { nodes, edges, subgraphs } = parseMermaid(mermaid);
  const groups = new Map(subgraphs.map(({ id, label }) => [id, label]));
  const nameOf = (id: string) =>
    plainLabel((groups.get(id) ?? nodes.get(id)?.label ?? id).replace(/\n/g, ' '));
  return edges.map(({ source, target, label = '' }) => ({
    from: nameOf(source),
    to: nameOf(target),
    text: plainLabel(label),
  }));
}
