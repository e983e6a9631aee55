/** The kinds of pages that `npm run new` has a template for. */
export const kinds = ['concept', 'how-to', 'reference', 'app'] as const;

export type PageKind = (typeof kinds)[number];

/** The sentences of the templates, which authors replace. The content check reports any that are left. */
const texts = {
  concept: [
    'Answer the question of the title in two or three sentences: what it is, and when it matters.',
    'Explain why it works this way, with an example in numbers.',
    'Say what readers can and cannot do because of this.',
  ],
  'how-to': [
    'Say what readers have at the end of this page, and for which release it is written.',
    'List the tools, accounts, and tokens that readers need.',
    'Show the code or the command, and what readers see if it worked.',
    'Name the errors that readers meet most often, and what to do about each.',
  ],
  reference: [
    'Say what this page lists, and for which release.',
    'List the entries in a table: name, type or unit, and meaning.',
    'Show one complete example.',
  ],
  app: [
    'Say which task in the app this page explains, and what readers have at the end.',
    'Name the wallet, the chain, and the tokens that readers need.',
    'Write the first step, with the words on the button in bold.',
    'Say how readers see that it worked.',
  ],
} as const satisfies Record<PageKind, readonly string[]>;

/** The words of the last section, which is the same for all kinds. */
export const closingPlaceholder = 'replace this with one to three links that continue the task.';

/** Every sentence that an author has to replace. */
export const placeholders: readonly string[] = [...Object.values(texts).flat(), closingPlaceholder];

/**
 * Returns the kind of page that a section usually has.
 * @param slug such as `guides/lockup/my-page`
 */
export function usualKind(slug: string): PageKind {
  const section = slug.replace(/\/.*/, '');
  if (section === 'concepts') return 'concept';
  if (section === 'apps' || section === 'support') return 'app';
  return section === 'reference' ? 'reference' : 'how-to';
}

/** Returns the body of a new page, without its last section. */
export function templateBody(kind: PageKind): string {
  switch (kind) {
    case 'concept': {
      const [answer, reasons, effects] = texts.concept;
      return `${answer}\n\n## How it works\n\n${reasons}\n\n## What follows from it\n\n${effects}\n`;
    }
    case 'how-to': {
      const [result, needs, step, errors] = texts['how-to'];
      return `${result}\n\n## Before you start\n\n${needs}\n\n## The first step\n\n${step}\n\n## What can go wrong\n\n${errors}\n`;
    }
    case 'reference': {
      const [content, entries, example] = texts.reference;
      return `${content}\n\n## All entries\n\n${entries}\n\n## Example\n\n${example}\n`;
    }
    case 'app': {
      const [task, needs, step, result] = texts.app;
      return `${task}\n\n## Before you start\n\n${needs}\n\n## Steps\n\n<Steps>\n\n1. ${step}\n\n</Steps>\n\n## Check the result\n\n${result}\n`;
    }
  }
}
