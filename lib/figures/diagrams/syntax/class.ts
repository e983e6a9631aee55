import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { openBlocks, type SourceLine } from './source-lines';

const classStart = /^class\s+\w+(?:\s*~\w+~)?\s*\{$/;
const classAlone = /^class\s+\w+(?:\s*~\w+~)?$/;
const inlineMember = /^\w+\s*:\s*.+$/;
const relation =
  /^\w+\s+(?:"[^"]*"\s+)?(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--)\s+(?:"[^"]*"\s+)?\w+(?:\s*:\s*.+)?$/;

/**
 * Checks a class diagram.
 * @returns the lines below the heading
 * @throws DiagramError for a line that can't be drawn
 */
export function checkClass(lines: SourceLine[]): string[] {
  const bodies = openBlocks('}');
  for (const line of lines) {
    const { text, number } = line;
    if (text === '}') bodies.close(line);
    else if (!bodies.isEmpty()) continue;
    else if (classStart.test(text)) bodies.open(line);
    else if (!classAlone.test(text) && !relation.test(text) && !inlineMember.test(text)) {
      throw new DiagramError(unreadable(text), number);
    }
  }
  bodies.finish();
  return lines.map(({ text }) => text);
}

function unreadable(text: string): string {
  const word = /^(namespace|direction|note|click|style|link|callback)\b/.exec(text)?.[1];
  if (word) return `"${word}" can't be drawn. Remove it.`;
  return `"${text}" can't be read. Write  class Name {  …  }  or  One --> Two : label.`;
}
