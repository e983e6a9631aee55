import { type Step, type Steps, writeLabel } from '@/lib/figures/diagrams/syntax/steps';

const write = (label: string): string => writeLabel(label, '<code>', '</code>');

/**
 * Writes steps as an HTML list, which replaces a drawing on phones.
 * @param isSequence whether one step follows another, as messages do. Arrows are grouped by their start.
 */
export const writeSteps = (steps: Steps, isSequence: boolean): string =>
  isSequence ? writeList(steps, 'diagram-steps diagram-narrow') : writeLinks(steps);

function writeLinks(steps: Steps): string {
  const links = steps.filter((item): item is Step => 'from' in item);
  const groups = [...new Set(links.map(({ from }) => from))].map((start) => {
    const ends = links.filter(({ from }) => from === start).map(writeLink);
    return `<li>${write(start)}<ul>${ends.join('')}</ul></li>`;
  });
  return `<ul class="diagram-links diagram-narrow">${groups.join('')}</ul>`;
}

const writeLink = ({ to, text }: Step): string =>
  `<li>${arrow} ${write(to)}${text && ` <span>${write(text)}</span>`}</li>`;

const arrow = '<span aria-hidden="true">→</span><span class="visually-hidden">to</span>';

const writeList = (steps: Steps, className = ''): string =>
  `<ol${className && ` class="${className}"`}>${steps.map(writeItem).join('')}</ol>`;

const writeItem = (item: Steps[number]): string =>
  'heading' in item
    ? `<li class="diagram-case"><span>${write(item.heading)}</span>${writeList(item.steps)}</li>`
    : `<li>${writeEnds(item)}${item.text && `<span>${write(item.text)}</span>`}</li>`;

const writeEnds = ({ from, to }: Step): string =>
  from && `<span class="diagram-ends">${write(from)} ${arrow} ${write(to)}</span>`;
