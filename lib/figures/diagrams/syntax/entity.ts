import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { openBlocks } from './block-stack';
import type { SourceLine } from './source-line';

const entityStart = /^[\w-]+\s*\{$/;
const attribute = /^\S+\s+\S+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?$/;
const cardinality = '(?:\\|\\||o\\||\\|o|\\}\\||\\|\\{|\\}o|o\\{)';
const relation = new RegExp(`^[\\w-]+\\s+${cardinality}(?:--|\\.\\.)${cardinality}\\s+[\\w-]+\\s*:\\s*.+$`);

/**
 * Checks an entity-relationship diagram.
 * Returns the lines under the heading; throws a `DiagramError` at one that can't be drawn.
 */
export function checkEntity(lines: SourceLine[]): string[] {
  const bodies = openBlocks('}');
  for (const line of lines) {
    const { text, number } = line;
    if (text === '}') bodies.close(line);
    else if (!bodies.isEmpty()) checkAttribute(line);
    else if (entityStart.test(text)) bodies.open(line);
    else if (!relation.test(text)) {
      throw new DiagramError(
        `"${text}" can't be read. Write  ONE ||--o{ TWO : label  or  NAME {  …  }.`,
        number,
      );
    }
  }
  bodies.finish();
  return lines.map(({ text }) => toKnownForm(text));
}

/** The library parts keys by blanks only, and leaves out a relation that begins with `}o`; it knows `o{` on both sides. */
const toKnownForm = (text: string): string =>
  text.replace(/,\s*(?=[PFU]K\b)/g, ' ').replace(/\s\}o(?=--|\.\.)/, ' o{');

function checkAttribute({ text, number }: SourceLine): void {
  if (attribute.test(text)) return;
  const mend = text.includes('"')
    ? 'Say the comment in the text.'
    : 'Write  type name  and, if need be, PK, FK or UK.';
  throw new DiagramError(`"${text}" can't be drawn. ${mend}`, number);
}
