import { escapeRegExp } from '@/lib/markup/escape-reg-exp';
import { nearest } from '@/lib/markup/nearest';
import { addPermalinks, linesOf, permalinksFile, readPermalinks } from '@/lib/nav/permalinks/permalink';
import { sectionIdOf } from '@/lib/nav/place-of-slug';
import { required } from '@/lib/site/invariant';
import { releasesOfSlug } from '@/lib/site/releases';
import { type Changes, Refusal } from './changes';
import { insertAfter, labelOf, manifest, neighborOf, removeEntry, renameEntry, slugsIn } from './manifest';
import { addRule, dropRule, redirectTo } from './redirect-rules';
import { type AuthoredFiles, checkFreeSlug, type SiteState } from './site-state';

const redirects = 'redirects.ts';

/**
 * Returns the changes for moving a page: the file, its sidebar entry, links to it, redirects, and permalinks.
 * @throws Refusal for the first problem
 */
export function planMove(slug: string, newSlug: string, files: AuthoredFiles, state: SiteState): Changes {
  const file = `content/${slug}.mdx`;
  const text = files.get(file);
  if (text === undefined) throw new Refusal(refuseOld(slug, files, state));
  if (slug === newSlug) throw new Refusal(`/${slug} is where the page stands already.`);
  const move = { from: `/${slug}`, to: `/${newSlug}` };
  // A page may move back to one of its old addresses.
  const rules = state.rules.filter((rule) => rule.from !== move.to || rule.to !== move.from);
  checkFreeSlug(newSlug, { ...state, rules });
  const textOf = (name: string) => required(files.get(name), `${name} is missing`);
  const changes: Changes = new Map();
  for (const [name, old] of files) {
    const changed = renameSlug(rewriteLinks(old, move), name, slug, newSlug);
    if (changed !== old && name !== permalinksFile && name !== redirects) changes.set(name, changed);
  }
  changes.delete(file);
  changes.set(`content/${newSlug}.mdx`, rewriteLinks(text, move)).set(file, undefined);
  const sidebar = moveEntry(changes.get(manifest) ?? textOf(manifest), slug, newSlug);
  if (sidebar !== textOf(manifest)) changes.set(manifest, sidebar);
  const lists = [
    [redirects, moveRules(textOf(redirects), move, state)],
    [permalinksFile, movePermalinks(textOf(permalinksFile), move, state)],
  ] as const;
  for (const [name, changed] of lists) if (changed !== textOf(name)) changes.set(name, changed);
  return changes;
}

function refuseOld(slug: string, files: AuthoredFiles, { slugs }: SiteState): string {
  if (slugs.has(slug)) return `/${slug} is not a written page: it can't be moved.`;
  const written = [...files.keys()].flatMap((name) => /^content\/(.+)\.mdx$/.exec(name)?.[1] ?? []);
  const guess = nearest(slug, written);
  return `There is no page content/${slug}.mdx${guess ? `: did you mean ${guess}?` : '.'}`;
}

/** A page keeps its position within a section. In a different section, its address determines it. */
function moveEntry(text: string, slug: string, newSlug: string): string {
  const listed = slugsIn(text);
  if (listed.includes(newSlug)) return listed.includes(slug) ? removeEntry(text, slug) : text;
  // A guide to an older release takes the place of the newest release's.
  if (!listed.includes(slug) && releasesOfSlug(slug).length > 0) return text;
  if (!listed.includes(slug))
    throw new Refusal(`${manifest} does not write out '${slug}': name the page there in full first.`);
  if (sectionIdOf(slug) === sectionIdOf(newSlug)) return renameEntry(text, slug, newSlug);
  const neighbor = neighborOf(newSlug, listed);
  if (neighbor === undefined) throw new Refusal(`${manifest} lists no page of ${sectionIdOf(newSlug)} yet.`);
  const entry = { label: labelOf(text, slug), slug: newSlug };
  return renameEntry(removeEntry(insertAfter(text, neighbor, entry), slug), slug, newSlug);
}

/** Renames a page in lists of slugs, such as `content/data/page-facts.json`. */
const renameSlug = (text: string, file: string, slug: string, newSlug: string): string =>
  file !== manifest && /\.(?:json|ts)$/.test(file)
    ? text.replace(new RegExp(`(["'])${escapeRegExp(slug)}\\1`, 'g'), `$1${newSlug}$1`)
    : text;

/** Whether readers may have a page's address. Without git, every page may have been published. */
const isPublished = ({ published }: SiteState, address: string): boolean => published?.has(address) ?? true;

/** Redirects the page's address if it was published, and what led there. */
function moveRules(text: string, move: Move, state: SiteState): string {
  const changed = redirectTo(dropRule(text, move.to), move.from, move.to);
  return isPublished(state, move.from) ? addRule(changed, move) : changed;
}

function movePermalinks(text: string, { from, to }: Move, state: SiteState): string {
  const old = linesOf(text, from);
  const kept = isPublished(state, from)
    ? text
    : readPermalinks(text)
        .filter((line) => !old.includes(line))
        .join('\n');
  return addPermalinks(
    kept,
    old.map((line) => to + line.slice(from.length)),
  );
}

/** A page's old and new address, such as `/guides/pausing`. */
type Move = { from: string; to: string };

/** Updates every link to a moved page, and preserves fragments. */
export function rewriteLinks(text: string, { from, to }: Move): string {
  const address = new RegExp(
    `(?<=[("'\`\\s<])${escapeRegExp(from)}(?=[#)"'\`?\\s>\\]]|[.,;:](?:\\s|$)|$)`,
    'gm',
  );
  return text.replace(address, to);
}
