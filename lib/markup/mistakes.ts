import lists from '@/content/data/mistakes.json';
import type { Rule } from './rules';

/**
 * What authors write by mistake, as a pattern of a text that contains it. In what's wrong and in the fix, `{1}` and
 * `{name}` are groups of the match, `{0}` is all of it, and `{"name"}` is a group between double quotes.
 */
export type Mistake = { pattern: RegExp; what: string; fix: string; rule?: Rule };

/** A mistake in a text. It begins after the group `before`, if its pattern has one. */
type FoundMistake = { what: string; fix: string; rule: Rule; offset: number; match: RegExpExecArray };

/**
 * Reads a list of `content/data/mistakes.json`.
 * @param complete makes the whole pattern from the one in the list
 */
export const mistakesOf = (
  name: keyof typeof lists,
  complete: (pattern: string) => string = (pattern) => pattern,
): Mistake[] =>
  lists[name].map(({ pattern, flags, ...texts }: StoredMistake) => ({
    ...(texts as Omit<Mistake, 'pattern'>),
    pattern: new RegExp(complete(pattern), flags),
  }));

/** `lib/check/check-data.ts` checks the names of the rules. */
type StoredMistake = { pattern: string; flags?: string; what: string; fix: string; rule?: string };

/**
 * Finds the first match of each pattern, because others in the same text usually have the same cause.
 * @param values further texts for the messages, by name
 * @returns the mistakes in the order of the list, with what's wrong and the fix for this text
 */
export const findMistakes = (
  text: string,
  mistakes: readonly Mistake[],
  values: Record<string, string> = {},
): FoundMistake[] =>
  mistakes.flatMap(({ pattern, what, fix, rule = 'syntax' }) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const fill = (message: string): string =>
      message.replace(/\{("?)(\w+)\1\}/g, (_, quote: string, name: string) => {
        const part = values[name] ?? match.groups?.[name] ?? match[Number(name)] ?? '';
        return quote ? `"${part.replaceAll('"', '\\"')}"` : part;
      });
    const offset = match.index + (match.groups?.before ?? '').length;
    return [{ what: fill(what), fix: fill(fix), rule, offset, match }];
  });
