import { type Attributes, DataTableError } from '@/lib/markup/data-table';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { nearest } from '@/lib/site/nearest';
import { drawScreen } from './draw-screen';
import { listScreens, pinsOf, readScreen } from './screen-data';

/**
 * `<Screen name="…" />`: an annotated drawing of a screen, from `content/data/screens/`.
 * @throws DataTableError if there's no such screen; it suggests the most similar name, or lists all of them
 */
export function screenBlock({ name = '' }: Attributes): HtmlBlock {
  const known = listScreens();
  if (!known.includes(name)) {
    const guess = nearest(name, known);
    throw new DataTableError(
      `There is no screen "${name}".`,
      guess ? `Did you mean "${guess}"?` : `There are ${known.join(', ')}.`,
    );
  }
  const screen = readScreen(name);
  return { element: drawScreen(screen), headings: [], anchors: [], pins: pinsOf(screen.parts) };
}
