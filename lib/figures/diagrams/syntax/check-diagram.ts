import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { readSequence, type Sequence, type SourceLine } from './sequence';

/**
 * Reads a diagram, which is a sequence.
 * @throws DiagramError with a message for the author
 */
export function checkDiagram(source: string): Sequence {
  const [heading, ...lines] = readSourceLines(source);
  if (!heading) throw new DiagramError('the diagram is empty. Start with the line "sequenceDiagram".');
  const directive = [heading, ...lines].find(({ text }) => text.startsWith('%%{'));
  if (directive)
    throw new DiagramError(
      `"${directive.text}" would change how diagrams are drawn. Remove it.`,
      directive.number,
    );
  if (heading.text !== 'sequenceDiagram') {
    throw new DiagramError(
      `"${heading.text}" is not a supported kind of diagram. Start with sequenceDiagram, or draw it as ` +
        'content/drawings/name.svg.',
      heading.number,
    );
  }
  if (lines.length === 0) throw new DiagramError('the diagram has only a first line.', heading.number);
  rejectMarkup([heading, ...lines]);
  return readSequence(lines);
}

/** Without blank lines, comments (`%%`), and final semicolons. A directive (`%%{init: …}%%`) isn't a comment. */
const readSourceLines = (source: string): SourceLine[] =>
  source
    .split('\n')
    .map((text, index) => ({ text: text.trim().replace(/\s*;+$/, ''), number: index + 1 }))
    .filter(({ text }) => text !== '' && !/^%%(?!\{)/.test(text));

function rejectMarkup(lines: SourceLine[]): void {
  for (const { text, number } of lines) {
    const tag = /(?<!<)<(?!br\s*\/?>)\/?[a-z][^<>]*>/i.exec(text)?.[0];
    if (tag)
      throw new DiagramError(`${tag} has no effect in a label. Remove it; only <br> is supported.`, number);
    if (text.replace(/`[^`\s]+`/g, '').includes('`'))
      throw new DiagramError(`"${text}" has a backtick that doesn't enclose one word of code.`, number);
  }
}
