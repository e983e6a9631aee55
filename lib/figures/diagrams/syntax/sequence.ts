import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { plainLabel } from './labels';

/** A trimmed line of a diagram, with its line number, starting with 1. */
export type SourceLine = { text: string; number: number };

const participant = /^(?:participant|actor)\s+(\S+?)(?:\s+as\s+(.+))?$/;
const message = /^(\S+?)\s*(--?>>|-\)|--?x)\s*([+-]?)(\S+?)\s*:\s*(.+)$/;
const note = /^Note\s+over\s+([^:,]+?)(?:,\s*([^:]+?))?\s*:\s*(.+)$/i;
const block = /^(loop|alt|opt|else)\b\s*(.*)$/;

export type Participant = { name: string; isPerson: boolean };

/** `from` and `to` are indexes of participants. `look` is that of an arrow in `drawing/`. */
export type SequenceEvent =
  | { kind: 'message'; from: number; to: number; look: string; text: string; starts: boolean; ends: boolean }
  | { kind: 'note'; from: number; to: number; text: string; look?: never }
  | { kind: 'open' | 'else' | 'end'; text: string; look?: never };

export type Sequence = { participants: Participant[]; events: SequenceEvent[] };

/** Returns the looks of the arrows of messages, or of the dots in their list, with their meanings for the legend. */
export function meaningsOf(events: readonly SequenceEvent[]): [look: string, meaning: string][] {
  const things = events.filter(({ look }) => look === 'moved').map(({ text }) => /\bNFT\b/.test(text));
  const moved = [things.includes(false) && 'tokens', things.includes(true) && 'an NFT'].filter(Boolean);
  const meanings = { line: 'call', dashed: 'return value', moved: moved.join(' or ') };
  return Object.entries(meanings).filter(([look]) => events.some((event) => event.look === look));
}

const looks: Record<string, string> = { '->>': 'line', '-x': 'line', '-)': 'moved' };

/**
 * Reads a sequence diagram.
 * @throws DiagramError for a line that can't be drawn
 */
export function readSequence(lines: SourceLine[]): Sequence {
  const names = new Map<string, string>();
  const people = new Set<string>();
  const events: SequenceEvent[] = [];
  const indexOf = (id: string): number => {
    names.set(id, names.get(id) ?? id);
    return [...names.keys()].indexOf(id);
  };
  const open: SourceLine[] = [];
  for (const line of lines) {
    const { text, number } = line;
    const [, id, name = id] = participant.exec(text) ?? [];
    const [, from, arrow = '', mark, to, words] = message.exec(text) ?? [];
    const [, first, last = first, noted] = note.exec(text) ?? [];
    const [, kind, condition = ''] = block.exec(text) ?? [];
    if (id && name) {
      if (names.has(id)) throw new DiagramError(`name "${id}" before its first message.`, number);
      names.set(id, plainLabel(name));
      if (text.startsWith('actor')) people.add(id);
    } else if (from && to && words) {
      const ends = { from: indexOf(from), to: indexOf(to) };
      const [look, label] = [looks[arrow] ?? 'dashed', plainLabel(words)];
      events.push({ kind: 'message', ...ends, look, text: label, starts: mark === '+', ends: mark === '-' });
    } else if (first && last && noted) {
      checkNotePlace(line, lines);
      events.push({ kind: 'note', from: indexOf(first), to: indexOf(last), text: plainLabel(noted) });
    } else if (text === 'end') {
      if (!open.pop()) throw new DiagramError('"end" does not close anything. Remove it.', number);
      events.push({ kind: 'end', text });
    } else if (kind && !(kind === 'else' && open.length === 0)) {
      if (kind !== 'else') open.push(line);
      const heading = headingOf(kind, plainLabel(condition));
      events.push({ kind: kind === 'else' ? kind : 'open', text: heading });
    } else throw new DiagramError(unreadable(text), number);
  }
  const left = open.at(-1);
  if (left) throw new DiagramError(`"${left.text}" is never closed. Add "end".`, left.number);
  const participants = [...names].map(([id, name]) => ({ name, isPerson: people.has(id) }));
  return { participants, events };
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

const headings: Record<string, string> = { loop: 'Repeated', opt: 'Optional', alt: 'Either', else: 'Or' };

function headingOf(kind: string, condition: string): string {
  if (condition) return `${headings[kind]}: ${condition}`;
  return (kind === 'else' ? 'Otherwise' : headings[kind]) ?? '';
}

function unreadable(text: string): string {
  if (/^(de)?activate\b/.test(text)) return 'mark activations on the arrow: ->>+ starts it, -->>- ends it.';
  if (/^(autonumber|rect|box|option|title|links?|create|destroy|par|critical|break)\b/.test(text))
    return `"${text.split(/\s/)[0]}" can't be drawn. Remove it.`;
  return `"${text}" can't be read. Write  One->>Two: label  or  Note over One,Two: text.`;
}
