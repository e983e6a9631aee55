import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import type { SourceLine } from './source-lines';

const transition = /^(\[\*\]|[\w\p{L}-]+)\s*-->\s*(\[\*\]|[\w\p{L}-]+)(\s*:\s*.+)?$/u;
const description = /^([\w\p{L}-]+)\s*:\s*.+$/u;
const alias = /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u;
const direction = /^direction\s+(TD|TB|LR|BT|RL)$/;

/**
 * Checks a state diagram and puts names before transitions, which the library requires.
 * @returns the lines below the heading
 * @throws DiagramError for a line that can't be drawn
 */
export function checkState(lines: SourceLine[]): string[] {
  const names: string[] = [];
  const rest: string[] = [];
  for (const line of lines) {
    const { text } = line;
    if (alias.test(text) || description.test(text)) names.push(text);
    else if (transition.test(text) || direction.test(text)) rest.push(text);
    else throw new DiagramError(unreadable(text), line.number);
  }
  return [...names, ...rest];
}

function unreadable(text: string): string {
  if (text.endsWith('{') || text === '}') {
    return "a state within a state can't be drawn well. Use a flowchart with subgraphs.";
  }
  if (text.startsWith('note')) return "a note can't be drawn here. Put it into the text or on an arrow.";
  return `"${text}" can't be read. Write  One --> Two: label  or  state "Long name" as Two.`;
}
