import { encodeValue, isPaddedRight } from './encode-value';
import { findOverflow, placeLabels } from './place-labels';
import { type Field, type Ruler, RulerError, type Strip } from './ruler';

/** The size of a storage slot and of an ABI word, in bytes. */
const wordSize = 32;

/** The number of lines of labels that `app/rulers.css` has room for. */
const mostLines = 5;

type Line = { text: string; number: number };

/**
 * Parses the text of a `ruler` fence. `docs/page-syntax.md` describes it.
 * @throws RulerError if a line is invalid, or if the lengths don't add up
 */
export function readRuler(source: string): Ruler {
  const [first, ...lines] = source
    .split('\n')
    .map((text, index) => ({ text: text.trim(), number: index + 1 }))
    .filter(({ text }) => text !== '');
  if (!first) throw new RulerError(1, 'The ruler is empty.');
  if (lines.length === 0) throw new RulerError(first.number, 'The ruler has no fields.');
  const all = [first, ...lines];
  if (first.text.startsWith('slot ')) {
    return { kind: 'slots', strips: splitAt('slot', all).map(({ head, fields }) => readSlot(head, fields)) };
  }
  if (first.text === 'data') return { kind: 'data', strips: readData(lines) };
  if (first.text === 'url') return { kind: 'text', strips: [readUrl(lines)] };
  if (first.text.startsWith('text ')) {
    return {
      kind: 'text',
      strips: splitAt('text', all).map(({ head, fields }) => readText(labelOf(head), fields)),
    };
  }
  throw new RulerError(
    first.number,
    `"${first.text}" isn't a kind of ruler. Begin with "slot 0", "data", "url", or "text id".`,
  );
}

/** Splits lines into strips, each of which begins with a line such as `slot 0`. */
function splitAt(keyword: string, lines: readonly Line[]): { head: Line; fields: Line[] }[] {
  const strips: { head: Line; fields: Line[] }[] = [];
  for (const line of lines) {
    if (line.text.startsWith(`${keyword} `)) strips.push({ head: line, fields: [] });
    else strips.at(-1)?.fields.push(line);
  }
  return strips;
}

/** Returns `Slot 0` for `slot 0`, and otherwise what follows the keyword. */
const labelOf = ({ text }: Line): string =>
  text.replace(/^slot (?=\d)/, 'Slot ').replace(/^(?:slot|text) /, '');

/** The fields are in the order in which a node prints them: the most significant byte comes first. */
function readSlot(head: Line, lines: readonly Line[]): Strip {
  let end = wordSize;
  const fields = lines.map((line) => {
    const { name, type, value, note } = readTyped(line);
    const cells = encode(line, type, value);
    end -= cells.length;
    return { name, type, value, note, cells, first: end + cells.length - 1, last: end };
  });
  if (end !== 0) {
    const fix = end > 0 ? `Write unused bytes as "- bytes${end}".` : 'Move a field to another slot.';
    const size = wordSize - end;
    const what = `The fields of ${head.text} have ${size} ${size === 1 ? 'byte' : 'bytes'}, but a slot has ${wordSize}.`;
    throw new RulerError(head.number, `${what} ${fix}`);
  }
  checkRoom(fields, lines, false);
  return { label: labelOf(head), fields };
}

function checkRoom(fields: readonly Field[], lines: readonly Line[], isText: boolean): void {
  const line = lines[findOverflow(fields, isText)];
  if (line)
    throw new RulerError(
      line.number,
      `The label of "${line.text}" extends past the edge of the figure. Shorten it.`,
    );
  if (Math.max(...placeLabels(fields, isText)) > mostLines) {
    const what = `The labels below the strip need more than ${mostLines} lines.`;
    throw new RulerError(lines[0]?.number ?? 1, `${what} Shorten them, or combine narrow fields.`);
  }
}

function readData(lines: readonly Line[]): Strip[] {
  let offset = 0;
  return lines.map((line) => {
    const { name, type, value, note } = readTyped(line);
    const encoded = encode(line, type, value);
    const isSelector = type === 'error' || type === 'function';
    if (isSelector && line !== lines[0]) {
      throw new RulerError(line.number, 'A selector comes first. Move this line up.');
    }
    const cells = isSelector ? encoded : toWord(encoded, isPaddedRight(type));
    const first = offset;
    offset += cells.length;
    return { label: '', fields: [{ name, type, value, note, cells, first, last: offset - 1 }] };
  });
}

function readUrl(lines: readonly Line[]): Strip {
  const strip = readText('', lines);
  const url = strip.fields.map(({ value }) => value).join('');
  if (URL.canParse(url)) return strip;
  throw new RulerError(lines[0]?.number ?? 1, `The parts make "${url}", which isn't a URL.`);
}

/** The number of characters in an address, which authors may abbreviate, as in `0x2d92…81f5`. */
const addressLength = 42;

function readText(label: string, lines: readonly Line[]): Strip {
  let offset = 0;
  const fields: Field[] = lines.map((line) => {
    const [, name = '', value = '', note = ''] = /^(\S+)\s+(\S+)(?:\s+#\s+(.+))?$/.exec(line.text) ?? [];
    if (!value)
      throw new RulerError(
        line.number,
        `"${line.text}" isn't a name and its characters, as in "host app.sablier.com".`,
      );
    const cells = [...value];
    const first = offset;
    offset += /^0x\w+…\w+$/.test(value) ? addressLength : cells.length;
    return { name: nameOf(name), type: '', value, note, cells, first, last: offset - 1 };
  });
  checkRoom(fields, lines, true);
  return { label, fields };
}

/** Splits a line such as `amount uint256 1000000 # 1 USDC`. Unused bytes, such as `- bytes9`, need no value. */
function readTyped({ text, number }: Line): Pick<Field, 'name' | 'type' | 'value' | 'note'> {
  const [, name = '', type = '', value = '', note = ''] =
    /^(\S+)\s+(\S+)(?:\s+([^\s#]\S*))?(?:\s+#\s+(.+))?$/.exec(text) ?? [];
  if (!type)
    throw new RulerError(
      number,
      `"${text}" isn't a name, a type, and a value, as in "startTime uint40 1735689600".`,
    );
  if (name === '-' && value)
    throw new RulerError(number, 'Unused bytes have no value. Remove it, or name the field.');
  if (name !== '-' && !value) throw new RulerError(number, `"${name}" has no value.`);
  return { name: nameOf(name), type, value, note };
}

const nameOf = (written: string): string => (written === '-' ? '' : written);

function encode({ number }: Line, type: string, value: string): string[] {
  try {
    const unused = /^bytes(\d+)$/.exec(type);
    return encodeValue(type, value || `0x${'00'.repeat(Number(unused?.[1] ?? 0))}`);
  } catch (error) {
    throw new RulerError(number, (error as Error).message);
  }
}

function toWord(bytes: readonly string[], isRight: boolean): string[] {
  const padding = Array<string>(wordSize - bytes.length).fill('00');
  return isRight ? [...bytes, ...padding] : [...padding, ...bytes];
}
