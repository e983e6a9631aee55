import { escapeXml } from '@/lib/figures/diagrams/drawing/escape-xml';
import type { Step, Steps } from './read-steps';

/** Writes steps as an HTML list, which replaces a drawing on phones. */
export const writeSteps = (steps: Steps): string => writeList(steps, 'diagram-steps diagram-narrow');

const writeList = (steps: Steps, className = ''): string =>
  `<ol${className && ` class="${className}"`}>${steps.map(writeItem).join('')}</ol>`;

const writeItem = (item: Steps[number]): string =>
  'heading' in item
    ? `<li class="diagram-case"><span>${escapeXml(item.heading)}</span>${writeList(item.steps)}</li>`
    : `<li>${writeEnds(item)}${item.text && `<span>${escapeXml(item.text)}</span>`}</li>`;

const writeEnds = ({ from, to }: Step): string =>
  from &&
  `<span class="diagram-ends">${escapeXml(from)} <span aria-hidden="true">→</span><span class="visually-hidden">to</span> ${escapeXml(to)}</span>`;
