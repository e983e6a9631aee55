import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { checkClass } from './class';
import { checkEntity } from './entity';
import { checkFlowchart } from './flowchart';
import { checkSequence } from './sequence';
import { readSourceLines, type SourceLine } from './source-line';
import { checkState } from './state';

type Kind = { heading: RegExp; check: (lines: SourceLine[]) => string[] };

const kinds: Kind[] = [
  { heading: /^(?:flowchart|graph)\s+(?:TD|TB|LR|BT|RL)$/, check: checkFlowchart },
  { heading: /^stateDiagram-v2$/, check: checkState },
  { heading: /^sequenceDiagram$/, check: checkSequence },
  { heading: /^classDiagram$/, check: checkClass },
  { heading: /^erDiagram$/, check: checkEntity },
];

/**
 * Checks every line of a diagram, because the library leaves out what it doesn't know and says nothing.
 * Returns Mermaid text that it draws in full; throws a `DiagramError` that its author can act on.
 */
export function checkDiagram(source: string): string {
  const [heading, ...lines] = readSourceLines(source);
  if (!heading) throw new DiagramError('there is nothing to draw. Begin with a line such as "flowchart TD".');
  const directive = [heading, ...lines].find(({ text }) => text.startsWith('%%{'));
  if (directive)
    throw new DiagramError(
      `"${directive.text}" would change how diagrams are drawn. Remove it.`,
      directive.number,
    );
  const kind = kinds.find((candidate) => candidate.heading.test(heading.text));
  if (!kind) {
    throw new DiagramError(
      `"${heading.text}" is not a kind of diagram that we draw. Begin with flowchart TD, flowchart LR, ` +
        'stateDiagram-v2, sequenceDiagram, classDiagram or erDiagram.',
      heading.number,
    );
  }
  if (lines.length === 0) throw new DiagramError('there is nothing under the first line.', heading.number);
  rejectMarkup([heading, ...lines]);
  return [heading.text, ...kind.check(lines)].join('\n');
}

function rejectMarkup(lines: SourceLine[]): void {
  for (const { text, number } of lines) {
    const tag = /(?<!<)<(?!br\s*\/?>)\/?[a-z][^<>]*>/i.exec(text)?.[0];
    if (tag)
      throw new DiagramError(`${tag} has no effect in a label. Remove it; only <br> is known.`, number);
  }
}
