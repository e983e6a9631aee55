import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { openBlocks, type SourceLine } from './source-lines';

/** Takes the place of a row's name. It isn't drawn. */
export const noName = '_';

const entityStart = /^[\w-]+\s*\{$/;
const keys = '(?:\\s+(?:PK|FK|UK)(?:[\\s,]+(?:PK|FK|UK))*)?';
const attribute = new RegExp(`^\\S+\\s+([\\w-]+)(${keys})$`);
const cardinality = '(?:\\|\\||o\\||\\|o|\\}\\||\\|\\{|\\}o|o\\{)';
const relation = new RegExp(`^[\\w-]+\\s+${cardinality}(?:--|\\.\\.)${cardinality}\\s+[\\w-]+\\s*:\\s*.+$`);

/** Returns the lines below the heading. @throws DiagramError for a line that can't be drawn */
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

/** The library separates keys by spaces and omits relations that begin with `}o`. Names are where it writes types. */
const toKnownForm = (text: string): string =>
  text
    .replace(/,\s*(?=[PFU]K\b)/g, ' ')
    .replace(/\s\}o(?=--|\.\.)/, ' o{')
    .replace(attribute, `$1 ${noName}$2`);

function checkAttribute({ text, number }: SourceLine): void {
  if (attribute.test(text)) return;
  const fix = text.includes('"')
    ? 'Move the comment to the text.'
    : 'Write  type name  and, if needed, PK, FK, or UK.';
  throw new DiagramError(`"${text}" can't be drawn. ${fix}`, number);
}
