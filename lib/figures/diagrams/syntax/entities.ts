import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { openBlocks, type SourceLine } from './source-lines';
import { plainLabel, type Steps } from './steps';

/** Takes the place of a row's name. It isn't drawn. */
export const noName = '_';

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

const entityStart = /^[\w-]+\s*\{$/;
const attribute = /^\S+\s+([\w-]+)((?:\s+(?:PK|FK|UK)(?:[\s,]+(?:PK|FK|UK))*)?)$/;
const relation = /^([\w-]+)\s+([|o}]{2})(?:--|\.\.)([|o{]{2})\s+([\w-]+)\s*:\s*(.+)$/;

/**
 * Reads a diagram of entities as a list of relations. The entity with one row comes first.
 * @throws DiagramError for a line that can't be drawn
 */
export function readEntities(lines: SourceLine[]): Steps {
  const bodies = openBlocks('}');
  const steps = lines.flatMap((line): Steps => {
    const { text, number } = line;
    const [, left, leftMark = '', rightMark = '', right, label] = relation.exec(text) ?? [];
    if (text === '}') bodies.close(line);
    else if (!bodies.isEmpty()) checkAttribute(line);
    else if (entityStart.test(text)) bodies.open(line);
    else if (left && right && label && counts[leftMark] && counts[rightMark]) {
      const ends = [
        { name: left, count: counts[leftMark] },
        { name: right, count: counts[rightMark] },
      ] as const;
      const isTurned = ends[0].count !== 'one' && ends[1].count.endsWith('one');
      const [from, to] = isTurned ? ([ends[1], ends[0]] as const) : ends;
      return [{ from: from.name, to: to.name, text: plainLabel(label) || `${from.count} to ${to.count}` }];
    } else {
      const fix = 'Write  ONE ||--o{ TWO : label  or  NAME {  …  }.';
      throw new DiagramError(`"${text}" can't be read. ${fix}`, number);
    }
    return [];
  });
  bodies.finish();
  return steps;
}

/** The library separates keys by spaces and omits relations that begin with `}o`. Names are where it writes types. */
export const toKnownForm = (text: string): string =>
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
