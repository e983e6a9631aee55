import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { openBlocks, type SourceLine } from './source-lines';
import { plainLabel, type Steps } from './steps';

const participant = /^(?:participant|actor)\s+(\S+?)(?:\s+as\s+(.+))?$/;
const message = /^(\S+?)\s*(?:--?>>|-\)|--?x)\s*[+-]?(\S+?)\s*:\s*(.+)$/;
const note = /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*(.+)$/i;
const block = /^(loop|alt|opt|else)\b\s*(.*)$/;

/**
 * Reads a sequence diagram as a list of messages with the names of the participants.
 * @throws DiagramError for a line that can't be drawn
 */
export function readSequence(lines: SourceLine[]): Steps {
  const names = new Map<string, string>();
  const blocks = openBlocks('end');
  const root: Steps = [];
  const open = [root];
  const add = (item: Steps[number]) => open.at(-1)?.push(item);
  for (const line of lines) {
    const { text, number } = line;
    const [, id, name = id] = participant.exec(text) ?? [];
    const [, from, to, words] = message.exec(text) ?? [];
    const [, noted] = note.exec(text) ?? [];
    const [, kind, condition = ''] = block.exec(text) ?? [];
    if (id && name) {
      if (names.has(id)) throw new DiagramError(`name "${id}" before its first message.`, number);
      names.set(id, plainLabel(name));
    } else if (from && to && words) {
      for (const end of [from, to]) names.set(end, names.get(end) ?? end);
      add({ from: names.get(from) ?? from, to: names.get(to) ?? to, text: plainLabel(words) });
    } else if (noted) {
      checkNotePlace(line, lines);
      add({ from: '', to: '', text: plainLabel(noted) });
    } else if (text === 'end') {
      blocks.close(line);
      open.pop();
    } else if (kind && !(kind === 'else' && blocks.isEmpty())) {
      if (kind === 'else') open.pop();
      else blocks.open(line);
      const steps: Steps = [];
      add({ heading: headingOf(kind, plainLabel(condition)), steps });
      open.push(steps);
    } else throw new DiagramError(unreadable(text), number);
  }
  blocks.finish();
  return root;
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

const headings: Record<string, string> = { loop: 'Repeated', opt: 'Optional', else: 'Otherwise' };

function headingOf(kind: string, condition: string): string {
  const heading = headings[kind];
  if (!condition) return heading ?? 'If';
  return heading && kind !== 'else' ? `${heading}: ${condition}` : sentence(condition);
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function unreadable(text: string): string {
  if (/^(de)?activate\b/.test(text)) return 'mark activations on the arrow: ->>+ starts it, -->>- ends it.';
  if (/^(autonumber|rect|box|option|title|links?|create|destroy|par|critical|break)\b/.test(text))
    return `"${text.split(/\s/)[0]}" can't be drawn. Remove it.`;
  return `"${text}" can't be read. Write  One->>Two: label  or  Note over One,Two: text.`;
}
