import type { Problem } from '@/lib/markup/problem';
import { warnAt } from '../markdown/authored';
import type { Prose } from './read-prose';

const closing = 'Where to go next';

/** Reports long titles, bad descriptions, missing links at the end, code in concepts, and terms out of order. */
export const checkPage = (prose: Prose): Problem[] => [
  ...checkTitle(prose),
  ...checkDescription(prose),
  ...checkClosing(prose),
  ...checkConcept(prose),
  ...checkGlossary(prose),
];

/** Code that can be compiled, in a fence or as a sample. */
const compiled =
  /^ *```(?:sol|solidity|ts|tsx|typescript|js|javascript)\b|^ *<Sample\s[^>]*file="[^"]+\.(?:sol|tsx?|js)"/gm;

function checkConcept({ file, source }: Prose): Problem[] {
  if (!file.startsWith('content/concepts/')) return [];
  const what = 'Pages about concepts have no code that can be compiled.';
  const fix = 'Show a plot, a diagram, or a table, and move the code to a guide.';
  return [...source.matchAll(compiled)].map(({ index }) =>
    warnAt({ file, source }, index, 'code', what, fix),
  );
}

function checkGlossary({ file, source }: Prose): Problem[] {
  if (file !== 'content/concepts/glossary.mdx') return [];
  let letter = '';
  let previous = '';
  return [...source.matchAll(/^(##|###) (.+)$/gm)].flatMap(({ 1: level, 2: term = '', index }): Problem[] => {
    const warn = (what: string, fix: string) => [warnAt({ file, source }, index, 'headings', what, fix)];
    if (level === '##') {
      [letter, previous] = [term, ''];
      return [];
    }
    const before = previous;
    previous = term;
    if (!term.toUpperCase().startsWith(letter))
      return warn(
        `"${term}" is among the terms with ${letter}.`,
        `Move it below  ## ${term.charAt(0).toUpperCase()}`,
      );
    if (before && before.localeCompare(term, 'en', { sensitivity: 'base' }) > 0)
      return warn(`The term "${term}" is out of order.`, `Move it above "${before}".`);
    return [];
  });
}

/** The maximum number of characters of a title. Search engines and tabs cut off longer ones. */
const longestTitle = 60;

function checkTitle(prose: Prose): Problem[] {
  const block = prose.blocks.find(({ kind }) => kind === 'title');
  const length = block ? block.end - block.start : 0;
  if (!block || length <= longestTitle) return [];
  const what = `The title has ${length} characters; the limit is ${longestTitle}.`;
  return [
    warnAt(prose, block.start, 'front-matter', what, 'Shorten it: search results and tabs cut it off.'),
  ];
}

function checkDescription(prose: Prose): Problem[] {
  const block = prose.blocks.find(({ kind }) => kind === 'description');
  if (!block) return [];
  const text = prose.source.slice(block.start, block.end);
  if (/^[^\n]*\.$/.test(text) && !/[.?!]\s+\p{Lu}/u.test(text)) return [];
  const fix = 'Write a single sentence that ends with a period.';
  return [warnAt(prose, block.start, 'descriptions', "The description isn't one sentence.", fix)];
}

/** Matches an item such as `- [Errors](/reference/errors) lists all errors`. */
const titleAsSubject =
  /^[-*] (\[[^\]\n]+\]\([^)\n]*\)) (?:contains|covers|describes|documents|explains|has|lists|shows)\b/gm;

function checkClosing({ file, source, words, blocks, addresses }: Prose): Problem[] {
  const last = blocks
    .filter(({ kind, start }) => kind === 'heading' && /^##\s/.test(source.slice(start)))
    .at(-1);
  const warn = (offset: number, what: string, fix: string) => [
    warnAt({ file, source }, offset, 'closing', what, fix),
  ];
  // Its missing front matter is reported.
  if (source.trim() === '') return [];
  if (!last || !words.slice(last.start, last.end).includes(closing))
    return warn(last?.start ?? 0, `The last section isn't "${closing}".`, `End the page with  ## ${closing}`);
  const hasLink = addresses.some(({ start }) => start > last.start);
  // Overview pages end with cards instead, one for each topic.
  const points = source.slice(last.start).match(/^[-*] /gm)?.length ?? 0;
  if (hasLink && points <= 3)
    return [...source.slice(last.start).matchAll(titleAsSubject)].flatMap(({ 1: link, index }) =>
      warn(
        last.start + index,
        'A page title is the subject of this sentence.',
        `Write  ${link}: what readers find there.`,
      ),
    );
  const what = hasLink ? `"${closing}" has ${points} items.` : `"${closing}" has no link.`;
  return warn(last.start, what, 'Link to one to three pages that continue the task.');
}
