import type { Place } from '@/lib/markup/problem';

/** Keys and indexes that lead to a value, such as `['data', 'streams', 0, 'id']`. */
export type JsonPath = readonly (string | number)[];

const toKey = (path: JsonPath): string => JSON.stringify(path);

type Level = { path: JsonPath; next: string | number | undefined };

/**
 * Finds where each value of a JSON text starts, so that mistakes in data files have a line.
 * @param text valid JSON
 * @returns a function that returns the location of the value at a path, or of its nearest existing parent
 */
export function createPlaceFinder(text: string, file: string): (path: JsonPath) => Place {
  const places = findValues(text);
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const offset = places.get(toKey(path.slice(0, length)));
      if (offset !== undefined) return toPlace(text, file, offset);
    }
    return { file, line: 1, column: 1 };
  };
}

/** Scans the tokens and records where the value at each path starts. */
function findValues(text: string): Map<string, number> {
  const places = new Map<string, number>();
  const levels: Level[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]|[^\s"[\]{},:]+/g)) {
    const level = levels.at(-1);
    if (token === ']' || token === '}') levels.pop();
    else if (token === ',') nextItem(level);
    else if (level && level.next === undefined) level.next = JSON.parse(token);
    else {
      const path = level ? [...level.path, level.next ?? 0] : [];
      places.set(toKey(path), index);
      if (token === '[') levels.push({ path, next: 0 });
      if (token === '{') levels.push({ path, next: undefined });
    }
  }
  return places;
}

function nextItem(level: Level | undefined): void {
  if (level) level.next = typeof level.next === 'number' ? level.next + 1 : undefined;
}

function toPlace(text: string, file: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
