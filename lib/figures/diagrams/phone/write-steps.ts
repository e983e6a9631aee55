import type { Step, Steps } from '@/lib/figures/diagrams/syntax/steps';
import { escapeXml } from '@/lib/markup/xml';

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
    return `<li>${escapeXml(start)}<ul>${ends.join('')}</ul></li>`;
  });
  return `<ul class="diagram-links diagram-narrow">${groups.join('')}</ul>`;
}

const writeLink = ({ to, text }: Step): string =>
  `<li>${arrow} ${escapeXml(to)}${text && ` <span>${escapeXml(text)}</span>`}</li>`;

const arrow = '<span aria-hidden="true">→</span><span class="visually-hidden">to</span>';

const writeList = (steps: Steps, className = ''): string =>
  `<ol${className && ` class="${className}"`}>${steps.map(writeItem).join('')}</ol>`;

const writeItem = (item: Steps[number]): string =>
  'heading' in item
    ? `<li class="diagram-case"><span>${escapeXml(item.heading)}</span>${writeList(item.steps)}</li>`
    : `<li>${writeEnds(item)}${item.text && `<span>${escapeXml(item.text)}</span>`}</li>`;

const writeEnds = ({ from, to }: Step): string =>
  from && `<span class="diagram-ends">${escapeXml(from)} ${arrow} ${escapeXml(to)}</span>`;
