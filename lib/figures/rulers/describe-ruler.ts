import { readRuler } from './read-ruler';
import { type Field, type Ruler, RulerError } from './ruler';

/**
 * Converts the text of a `ruler` fence to a table, with its column headings first. Returns no rows if the text is
 * invalid, which the compiler reports when it draws the ruler.
 */
export function toRulerTable(source: string): string[][] {
  try {
    const ruler = readRuler(source);
    return [columnsOf(ruler), ...rowsOf(ruler)];
  } catch (error) {
    if (error instanceof RulerError) return [];
    throw error;
  }
}

const columnsOf = ({ kind }: Ruler): string[] =>
  kind === 'text'
    ? ['Characters', 'Part', 'Text', 'Meaning']
    : [kind === 'slots' ? 'Slot, bytes' : 'Bytes', 'Field', 'Type', 'Value'];

/** Omits the separators in a URL. */
const rowsOf = (ruler: Ruler): string[][] =>
  ruler.strips.flatMap(({ label, fields }) =>
    fields
      .filter(({ name }) => name !== '' || ruler.kind !== 'text')
      .map((field) => {
        const offsets = [label, offsetsOf(field)].filter(Boolean).join(', ');
        const { name, value, note } = field;
        if (ruler.kind === 'text') return [offsets, name, value, note];
        return [offsets, name || 'unused', typeOf(field), shownValue(field)];
      }),
  );

/** The range of a field's cells, in ascending order, such as `20–24`. */
export function offsetsOf({ first, last }: Field): string {
  const [low, high] = first < last ? [first, last] : [last, first];
  return low === high ? String(low) : `${low}–${high}`;
}

/** The Solidity type of a field. Empty for characters. */
export const typeOf = (field: Field): string => (isSelector(field) ? 'bytes4' : field.type);

function shownValue(field: Field): string {
  const { value, cells, note } = field;
  const shown = isSelector(field) ? `0x${cells.join('')}` : value;
  return note ? `${shown} (${note})` : shown;
}

const isSelector = ({ type }: Field): boolean => type === 'error' || type === 'function';
