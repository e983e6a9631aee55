import { writeLabel } from '@/lib/figures/diagrams/syntax/labels';
import {
  meaningsOf,
  type Participant,
  type Sequence,
  type SequenceEvent,
} from '@/lib/figures/diagrams/syntax/sequence';
import { itemAt } from '@/lib/site/invariant';

const write = (label: string): string => writeLabel(label, '<code>', '</code>');

/** Writes a sequence as an HTML list, which replaces a drawing on phones. */
export function writeSteps({ participants, events }: Sequence): string {
  const items = events.map((event) => writeItem(event, participants)).join('');
  return `<div class="diagram-narrow"><ol class="diagram-steps">${items}</ol>${writeKey(events)}</div>`;
}

const arrow = '<span aria-hidden="true">→</span><span class="visually-hidden">to</span>';

/** The messages of a block, such as one of two alternatives, are a list below its heading. */
function writeItem(event: SequenceEvent, participants: readonly Participant[]): string {
  const { kind, text } = event;
  if (kind === 'end') return '</ol></li>';
  if (kind !== 'message') {
    const heading = `<li class="diagram-case"><span>${write(text)}</span>`;
    return kind === 'note' ? `${heading}</li>` : `${kind === 'else' ? '</ol></li>' : ''}${heading}<ol>`;
  }
  const [from, to] = [event.from, event.to].map((index) => write(itemAt(participants, index).name));
  const ends = `<span class="diagram-ends">${from} ${arrow} ${to}</span>`;
  return `<li${dotOf(event.look)}>${ends}${text && `<span>${write(text)}</span>`}</li>`;
}

/** Returns the class of a dot. Calls have the usual one. */
const dotOf = (look: string): string => (look === 'line' ? '' : ` class="diagram-dot-${look}"`);

/** Explains the dots, if they differ. */
function writeKey(events: readonly SequenceEvent[]): string {
  const items = meaningsOf(events).map(([look, meaning]) => `<li${dotOf(look)}>${meaning}</li>`);
  return items.length < 2 ? '' : `<ul class="diagram-steps diagram-key">${items.join('')}</ul>`;
}
