import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { checkFlowchart } from './flowchart';
import { openBlocks, readSourceLines, type SourceLine } from './source-lines';

type Kind = { heading: RegExp; check: (lines: SourceLine[]) => string[] };

const kinds: Kind[] = [
  { heading: /^(?:flowchart|graph)\s+(?:TD|TB|LR|BT|RL)$/, check: checkFlowchart },
  { heading: /^sequenceDiagram$/, check: checkSequence },
  { heading: /^erDiagram$/, check: checkEntity },
];

/**
 * Checks every line of a diagram, because the library silently omits unknown syntax.
 * @returns Mermaid text that the library can draw completely
 * @throws DiagramError with a message for the author
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

const participant = /^(?:participant|actor)\s+(\S+?)(?:\s+as\s+.+)?$/;
const message = /^(\S+?)\s*(?:--?>>|--?x)\s*[+-]?(\S+?)\s*:\s*.+$/;
const note = /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i;
const blockStart = /^(?:loop|alt|opt|par|critical|break)\b/;
const divider = /^(?:else|and)\b/;

/**
 * Returns the lines below the heading.
 * @throws DiagramError for a line that can't be drawn
 */
function checkSequence(lines: SourceLine[]): string[] {
  const blocks = openBlocks('end');
  const met = new Set<string>();
  for (const line of lines) {
    const { text, number } = line;
    const declared = participant.exec(text)?.[1];
    const ends = message.exec(text)?.slice(1);
    if (declared) {
      if (met.has(declared)) throw new DiagramError(`name "${declared}" before its first message.`, number);
      met.add(declared);
    } else if (ends) for (const end of ends) met.add(end);
    else if (blockStart.test(text)) blocks.open(line);
    else if (text === 'end') blocks.close(line);
    else if (note.test(text)) checkNotePlace(line, lines);
    else if (!divider.test(text) || blocks.isEmpty()) throw new DiagramError(unreadable(text), number);
  }
  blocks.finish();
  return lines.map(({ text }) => text);
}

function checkNotePlace({ number }: SourceLine, lines: SourceLine[]): void {
  const before = lines.filter((line) => line.number < number);
  if (!before.some(({ text }) => message.test(text))) {
    throw new DiagramError("a note can't come before the first message. Move it down.", number);
  }
  if (before.at(-1)?.text === 'end') {
    throw new DiagramError('a note right after "end" would overlap the frame. Put it before "end".', number);
  }
}

function unreadable(text: string): string {
  if (/^(de)?activate\b/.test(text)) return 'mark activations on the arrow: ->>+ starts it, -->>- ends it.';
  if (/^(autonumber|rect|box|option|title|links?|create|destroy)\b/.test(text)) {
    return `"${text.split(/\s/)[0]}" can't be drawn. Remove it.`;
  }
  return `"${text}" can't be read. Write  One->>Two: label  or  Note over One,Two: text.`;
}

/** Takes the place of a row's name. It isn't drawn. */
export const noName = '_';

const entityStart = /^[\w-]+\s*\{$/;
const keys = '(?:\\s+(?:PK|FK|UK)(?:[\\s,]+(?:PK|FK|UK))*)?';
const attribute = new RegExp(`^\\S+\\s+([\\w-]+)(${keys})$`);
const cardinality = '(?:\\|\\||o\\||\\|o|\\}\\||\\|\\{|\\}o|o\\{)';
const relation = new RegExp(`^[\\w-]+\\s+${cardinality}(?:--|\\.\\.)${cardinality}\\s+[\\w-]+\\s*:\\s*.+$`);

/**
 * Returns the lines below the heading.
 * @throws DiagramError for a line that can't be drawn
 */
function checkEntity(lines: SourceLine[]): string[] {
  const bodies = openBlocks('}');
  for (const line of lines) {
    const { text, number } = line;
    if (text === '}') bodies.close(line);
    else if (!bodies.isEmpty()) checkAttribute(line);
    else if (entityStart.test(text)) bodies.open(line);
    else if (!relation.test(text)) {
      throw new DiagramError(
        `"${text}" can't be read. Write  ONE ||--o{ TWO : label  or  NAME {  …  }.`,
        number,
      );
    }
  }
  bodies.finish();
  return lines.map(({ text }) => toKnownForm(text));
}

/** The library separates keys by spaces and omits relations that begin with `}o`. Names are where it writes types. */
const toKnownForm = (text: string): string =>
  text
    .replace(/,\s*(?=[PFU]K\b)/g, ' ')
    .replace(/\s\}o(?=--|\.\.)/, ' o{')
    .replace(attribute, `$1 ${noName}$2`);

function checkAttribute({ text, number }: SourceLine): void {
  if (attribute.test(text)) return;
  const fix = text.includes('"')
    ? 'Move the comment to the text.'
    : 'Write  type name  and, if needed, PK, FK, or UK.';
  throw new DiagramError(`"${text}" can't be drawn. ${fix}`, number);
}
