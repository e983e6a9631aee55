import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { openBlocks, type SourceLine } from './source-lines';

const participant = /^(?:participant|actor)\s+(\S+?)(?:\s+as\s+.+)?$/;
const message = /^(\S+?)\s*(?:-->>|->>|-->|->|--\)|-\)|--x|-x)\s*[+-]?(\S+?)\s*:\s*.+$/;
const note = /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i;
const blockStart = /^(?:loop|alt|opt|par|critical|break)\b/;
const divider = /^(?:else|and)\b/;

/** Returns the lines below the heading. @throws DiagramError for a line that can't be drawn */
export function checkSequence(lines: SourceLine[]): string[] {
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
