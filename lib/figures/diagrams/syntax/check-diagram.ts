import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { checkEntity } from './entity';
import { checkFlowchart } from './flowchart';
import { checkSequence } from './sequence';
import { readSourceLines, type SourceLine } from './source-lines';

type Kind = { heading: RegExp; check: (lines: SourceLine[]) => string[] };

const kinds: Kind[] = [
  { heading: /^(?:flowchart|graph)\s+(?:TD|TB|LR|BT|RL)$/, check: checkFlowchart },
  { heading: /^sequenceDiagram$/, check: checkSequence },
  { heading: /^erDiagram$/, check: checkEntity },
];

/**
 * Returns text that the library draws completely, because it omits unknown syntax. @throws DiagramError for the author
 */
export function checkDiagram(source: string): string {
  const [heading, ...lines] = readSourceLines(source);
  if (!heading) throw new DiagramError('the diagram is empty. Start with a line such as "flowchart TD".');
  const directive = [heading, ...lines].find(({ text }) => text.startsWith('%%{'));
  if (directive)
    throw new DiagramError(
      `"${directive.text}" would change how diagrams are drawn. Remove it.`,
      directive.number,
    );
  const kind = kinds.find((candidate) => candidate.heading.test(heading.text));
  if (!kind) {
    throw new DiagramError(
      `"${heading.text}" is not a supported kind of diagram. Start with flowchart TD, flowchart LR, ` +
        'sequenceDiagram or erDiagram.',
      heading.number,
    );
  }
  if (lines.length === 0) throw new DiagramError('the diagram has only a first line.', heading.number);
  rejectMarkup([heading, ...lines]);
  return [heading.text, ...kind.check(lines)].join('\n');
}

function rejectMarkup(lines: SourceLine[]): void {
  for (const { text, number } of lines) {
    const tag = /(?<!<)<(?!br\s*\/?>)\/?[a-z][^<>]*>/i.exec(text)?.[0];
    if (tag)
      throw new DiagramError(`${tag} has no effect in a label. Remove it; only <br> is supported.`, number);
  }
}
