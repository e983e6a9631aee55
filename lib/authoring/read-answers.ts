import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { kinds, type PageKind } from '@/lib/content/templates';
import { nearest } from '@/lib/markup/nearest';
import { Refusal } from './changes';
import { checkAnswer, checkNeighbor, type Needed, type NewPage } from './plan-new-page';
import type { SiteState } from './site-state';

const questions = {
  slug: 'Address, as guides/lockup/my-page: ',
  title: 'Title: ',
  description: 'Description, one sentence of 50 to 160 characters: ',
} as const satisfies Record<Needed, string>;

const usage = `npm run new -- guides/lockup/my-page --title "…" --description "…" [--label "…"] [--after guides/lockup/overview] [--kind ${kinds.join('|')}]`;

/** Returns the slug for an address or a file path: `/guides/a` or `content/guides/a.mdx`. */
export const toSlug = (argument: string): string =>
  argument.trim().replace(/^(?:\.?\/)?(?:content\/)?|\.mdx?$/g, '');

const isKind = (text: string): text is PageKind => kinds.some((kind) => kind === text);

/** Where questions are asked, and the answers come from. */
type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream };

/**
 * Reads an author's choices for a new page from the arguments, and prompts for the others if there is a terminal. Each
 * choice is checked before the next question, and asked for again until it's right.
 * @param state with the slugs in `content/sidebar.ts`
 * @throws Refusal if an argument is wrong, or if a choice is missing and there's no terminal
 */
export async function readAnswers(
  args: string[],
  state: SiteState & { listed: readonly string[] },
  terminal: Terminal | undefined = process.stdin.isTTY
    ? { input: process.stdin, output: process.stdout }
    : undefined,
): Promise<NewPage> {
  const { values, positionals } = readArguments(args);
  const { title, description, label, after, kind } = values;
  if (kind !== undefined && !isKind(kind))
    throw new Refusal(`There is no template "${kind}": the kinds of pages are ${kinds.join(', ')}.`);
  if (after !== undefined) checkNeighbor(toSlug(after), state.listed);
  if (positionals.length > 1) throw new Refusal(`One address is enough: ${usage}`);
  const given = { slug: positionals[0] && toSlug(positionals[0]), title, description };
  const answers = await ask(given, state, terminal);
  return {
    ...answers,
    ...(label && { label }),
    ...(after && { after: toSlug(after) }),
    ...(kind && { kind }),
  };
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { title: text, description: text, label: text, after: text, kind: text };
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const [, unknown] = /^Unknown option '--?([^']+)'/.exec(message) ?? [];
    if (unknown === undefined) throw new Refusal(message);
    const guess = nearest(unknown, Object.keys(options));
    throw new Refusal(
      `The flag --${unknown} doesn't exist.${guess ? ` Did you mean --${guess}?` : ''}\n\n${usage}`,
    );
  }
}

const fields = ['slug', 'title', 'description'] as const satisfies Needed[];

async function ask(
  given: Record<Needed, string | undefined>,
  state: SiteState,
  terminal: Terminal | undefined,
): Promise<Record<Needed, string>> {
  for (const field of fields) {
    const value = given[field];
    if (value !== undefined) checkAnswer(field, value, state);
  }
  const answers = { slug: given.slug ?? '', title: given.title ?? '', description: given.description ?? '' };
  const missing = fields.filter((field) => given[field] === undefined);
  if (missing.length === 0) return answers;
  if (!terminal) throw new Refusal(`A page needs an address, a title and a description: ${usage}`);
  const reader = createInterface(terminal);
  // Without this, the command would end in silence when the author ends the input.
  const ended = once(reader, 'close').then(() => {
    throw new Refusal('Nothing was created.');
  });
  const answerTo = async (field: Needed): Promise<string> => {
    const text = await Promise.race([reader.question(questions[field]), ended]);
    const answer = field === 'slug' ? toSlug(text) : text.trim();
    try {
      checkAnswer(field, answer, state);
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      terminal.output.write(`${error.message}\n`);
      return answerTo(field);
    }
  };
  try {
    for (const field of missing) answers[field] = await answerTo(field);
  } finally {
    ended.catch(() => {});
    reader.close();
  }
  return answers;
}
