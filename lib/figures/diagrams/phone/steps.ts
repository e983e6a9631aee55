import { parseMermaid } from 'beautiful-mermaid';
import { escapeXml } from '@/lib/markup/xml';

/** One line of a list: a message, an arrow, or a relation, with its ends. A note has no ends. */
type Step = { from: string; to: string; text: string };

/** A list of steps. A block, such as one of two alternatives, has a heading and its own steps. */
type Steps = (Step | { heading: string; steps: Steps })[];

const headings: Record<string, string> = {
  loop: 'Repeated',
  opt: 'Optional',
  par: 'In parallel',
  and: 'In parallel',
  else: 'Otherwise',
};

/** Reads a checked diagram as a list of messages, relations, or arrows. */
export function readSteps(mermaid: string): Steps {
  const [kind, ...lines] = mermaid.split('\n').map((line) => line.trim());
  if (kind === 'sequenceDiagram') return readMessages(lines);
  if (kind === 'erDiagram') return readRelations(lines);
  return readArrows(mermaid);
}

function readArrows(mermaid: string): Steps {
  const { nodes, edges, subgraphs } = parseMermaid(mermaid);
  const groups = new Map(subgraphs.map(({ id, label }) => [id, label]));
  const nameOf = (id: string) => plain((groups.get(id) ?? nodes.get(id)?.label ?? id).replace(/\n/g, ' '));
  return edges.map(({ source, target, label = '' }) => ({
    from: nameOf(source),
    to: nameOf(target),
    text: plain(label),
  }));
}

function readMessages(lines: readonly string[]): Steps {
  const names = namesOf(lines);
  const nameOf = (id = '') => names.get(id) ?? id;
  const root: Steps = [];
  const open: Steps[] = [root];
  const add = (item: Steps[number]) => open.at(-1)?.push(item);
  for (const line of lines) {
    const [, from, to, text] = /^(\S+?)\s*(?:--?>>|--?x)\s*[+-]?(\S+?)\s*:\s*(.+)$/.exec(line) ?? [];
    const note = /^Note\s[^:]+:\s*(.+)$/i.exec(line)?.[1];
    const [, block, condition = ''] =
      /^(loop|alt|opt|par|critical|break|else|and)\b\s*(.*)$/.exec(line) ?? [];
    if (text !== undefined) add({ from: nameOf(from), to: nameOf(to), text: plain(text) });
    else if (note !== undefined) add({ from: '', to: '', text: plain(note) });
    else if (line === 'end') open.pop();
    else if (block) {
      if (block === 'else' || block === 'and') open.pop();
      const steps: Steps = [];
      add({ heading: headingOf(block, plain(condition)), steps });
      open.push(steps);
    }
  }
  return root;
}

const namesOf = (lines: readonly string[]): Map<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const [, id = '', name] = /^(?:participant|actor)\s+(\S+)(?:\s+as\s+(.+))?$/.exec(line) ?? [];
      return id ? [[id, plain(name ?? id)]] : [];
    }),
  );

function headingOf(block: string, condition: string): string {
  const heading = headings[block] ?? '';
  if (!condition) return heading || 'If';
  return heading && block !== 'else' ? `${heading}: ${condition}` : sentence(condition);
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many rows of an entity a relation has, by the marks at its end. The marks at the left end are mirrored. */
const counts: Record<string, string> = {
  '||': 'one',
  'o|': 'at most one',
  '|o': 'at most one',
  'o{': 'any number',
  '}o': 'any number',
  '|{': 'at least one',
  '}|': 'at least one',
};

/** The entity with one row comes first. */
function readRelations(lines: readonly string[]): Steps {
  return lines.flatMap((line) => {
    const [, left, leftMark = '', rightMark = '', right, label] =
      /^([\w-]+)\s+(\S\S)(?:--|\.\.)(\S\S)\s+([\w-]+)\s*:\s*(.+)$/.exec(line) ?? [];
    if (!left || !right || !label) return [];
    const one = { name: left, count: counts[leftMark] };
    const other = { name: right, count: counts[rightMark] };
    const isTurned = one.count !== 'one' && other.count?.endsWith('one');
    const from = isTurned ? other : one;
    const to = isTurned ? one : other;
    return [{ from: from.name, to: to.name, text: plain(label) || `${from.count} to ${to.count}` }];
  });
}

const plain = (text: string): string =>
  text
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/^"(.*)"$/, '$1')
    .trim();

/**
 * Writes steps as an HTML list, which replaces a drawing on phones.
 * @param isSequence whether one step follows another, as messages do. Arrows and relations are grouped by their start.
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
