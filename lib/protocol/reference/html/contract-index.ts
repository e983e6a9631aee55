import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { type CallerGroup, callerGroup, callerGroups, isCallable } from '../caller-groups';
import { firstSentence } from '../first-sentence';
import type { Contract, Item } from '../model';
import { sectionsOf } from '../sections';
import { markdownToHtml, withoutLinks } from './inline';

/** A page with fewer functions is as quick to read as its index. */
const fewest = 3;

/**
 * Renders an index of the contract's functions, grouped by what a caller does. Each line contains the
 * function's parameters, its mutability, a sentence, and the contract that it's inherited from. Links to the
 * events and errors follow.
 */
export function contractIndex(contract: Contract): Element[] {
  const sections = sectionsOf(contract);
  const functions = sections.flatMap(({ items }) => items).filter(isCallable);
  if (functions.length < fewest) return [];
  const groups = Object.keys(callerGroups) as CallerGroup[];
  const lists = groups.flatMap((group) => {
    const items = functions.filter((item) => (callerGroup(item) ?? 'manage') === group);
    return items.length > 0 ? [h('p.member-label', callerGroups[group]), h('ul', items.map(toLine))] : [];
  });
  return [h('nav.contract-index', { ariaLabel: `Functions of ${contract.name}` }, lists)];
}

function toLine(item: Item): Element {
  return h('li', [
    h('a', { href: `#${item.anchor}` }, [h('b', item.name), ...argumentsOf(item)]),
    h('span', sentenceOf(item)),
    h('small', marksOf(item).join(' · ')),
  ]);
}

/** The title of the group of reads already implies `view`. */
const marksOf = ({ qualities, inheritedFrom }: Item): string[] => [
  ...['pure', 'payable'].filter((word) => qualities.includes(word)),
  ...(inheritedFrom ? [`from ${inheritedFrom.text}`] : []),
];

const argumentsOf = ({ kind, parameters }: Item): (ElementContent | string)[] =>
  kind === 'function'
    ? [
        '(',
        ...(parameters.length > 0 ? [h('wbr')] : []),
        `${parameters.map(({ name, type }) => name || type.map(({ text }) => text).join('')).join(', ')})`,
      ]
    : [];

/** Links inside the sentence would compete with the line's own link. */
const sentenceOf = ({ docs }: Item): ElementContent[] =>
  withoutLinks(markdownToHtml(firstSentence(docs.summary)));
