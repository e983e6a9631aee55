import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { nearest } from '@/lib/markup/nearest';
import { Refusal } from './changes';
import type { NewPage } from './plan-new-page';
import { kinds, type PageKind } from './templates';

const questions = {
  slug: 'Address, as guides/lockup/my-page: ',
  title: 'Title: ',
  description: 'Description, one sentence of 50 to 160 characters: ',
} as const;

const usage = `npm run new -- guides/lockup/my-page --title "…" --description "…" [--label "…"] [--after guides/lockup/overview] [--kind ${kinds.join('|')}]`;

/** Returns the slug for an address or a file path: `/guides/a` or `content/guides/a.mdx`. */
export const toSlug = (argument: string): string =>
  argument.trim().replace(/^(?:\.?\/)?(?:content\/)?|\.mdx?$/g, '');

const isKind = (text: string): text is PageKind => kinds.some((kind) => kind === text);

/**
 * Reads an author's choices for a new page from the arguments, and prompts for the others if there is a
 * terminal.
 * @throws Refusal if a choice is missing and there's no terminal
 */
export async function readAnswers(args: string[], terminal = process.stdin.isTTY): Promise<NewPage> {
  const { values, positionals } = readArguments(args);
  const { title, description, label, after, kind } = values;
  if (kind !== undefined && !isKind(kind))
    throw new Refusal(`There is no template "${kind}": the kinds of pages are ${kinds.join(', ')}.`);
  if (positionals.length > 1) throw new Refusal(`One address is enough: ${usage}`);
  const answers = await ask({ slug: positionals[0], title, description }, terminal);
  return {
    ...answers,
    slug: toSlug(answers.slug),
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

type Given = Record<keyof typeof questions, string | undefined>;

async function ask(
  { slug, title, description }: Given,
  terminal: boolean,
): Promise<Record<keyof Given, string>> {
  if (slug && title && description) return { slug, title, description };
  if (!terminal) throw new Refusal(`A page needs an address, a title and a description: ${usage}`);
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return {
      slug: slug ?? (await reader.question(questions.slug)).trim(),
      title: title ?? (await reader.question(questions.title)).trim(),
      description: description ?? (await reader.question(questions.description)).trim(),
    };
  } finally {
    reader.close();
  }
}
