import { meaningsOf } from '@/lib/figures/diagrams/syntax/sequence';
import { type Step, type Steps, writeLabel } from '@/lib/figures/diagrams/syntax/steps';

const write = (label: string): string => writeLabel(label, '<code>', '</code>');

/**
 * Writes steps as an HTML list, which replaces a drawing on phones.
 * @param messages the same ones without their blocks, because the dots have a key
 */
export const writeSteps = (steps: Steps, messages: readonly Pick<Step, 'look' | 'text'>[]): string =>
  `<div class="diagram-narrow">${writeList(steps, 'diagram-steps')}${writeKey(messages)}</div>`;

const arrow = '<span aria-hidden="true">→</span><span class="visually-hidden">to</span>';

const writeList = (steps: Steps, className = ''): string =>
  `<ol${className && ` class="${className}"`}>${steps.map(writeItem).join('')}</ol>`;

function writeItem(item: Steps[number]): string {
  if ('heading' in item) return writeHeading(item.heading, writeList(item.steps));
  const { from, to, text } = item;
  if (!from) return writeHeading(text);
  const ends = `<span class="diagram-ends">${write(from)} ${arrow} ${write(to)}</span>`;
  return `<li${dotOf(item)}>${ends}${text && `<span>${write(text)}</span>`}</li>`;
}

const writeHeading = (text: string, list = ''): string =>
  `<li class="diagram-case"><span>${write(text)}</span>${list}</li>`;

/** Returns the class of a dot. Calls have the usual one. */
const dotOf = ({ look }: Pick<Step, 'look'>): string =>
  look === 'line' ? '' : ` class="diagram-dot-${look}"`;

/** Explains the dots, if they differ. */
function writeKey(messages: readonly Pick<Step, 'look' | 'text'>[]): string {
  const items = meaningsOf(messages).map(([look, meaning]) => `<li${dotOf({ look })}>${meaning}</li>`);
  return items.length < 2 ? '' : `<ul class="diagram-steps diagram-key">${items.join('')}</ul>`;
}
