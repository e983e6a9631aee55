import fs from 'node:fs';
import { addPermalinks, nameSome, permalinksFile, readPermalinks, readPublished } from './permalink';
import { listPermalinks, type SiteAddresses } from './site-addresses';

type PermalinkUpdate = { text: string; added: string[]; removed: string[] };

/**
 * Adds every new address to the list, and removes those of a draft that no longer has them. A published
 * address is never removed.
 * @param text the list
 * @param published the lines on the main branch; if it's `undefined`, no line is removed
 */
export function updatePermalinks(
  text: string,
  site: SiteAddresses,
  published: ReadonlySet<string> | undefined,
): PermalinkUpdate {
  const current = new Set(listPermalinks(site));
  const old = new Set(readPermalinks(text));
  const isKept = (line: string) => !published || published.has(line) || current.has(line);
  return {
    text: addPermalinks([...old].filter(isKept).join('\n'), current),
    added: [...current].filter((line) => !old.has(line)),
    removed: [...old].filter((line) => !isKept(line)),
  };
}

/** Updates `content/permalinks.txt`. */
export function writePermalinks(site: SiteAddresses): PermalinkUpdate {
  const old = fs.existsSync(permalinksFile) ? fs.readFileSync(permalinksFile, 'utf8') : '';
  const update = updatePermalinks(old, site, readPublished());
  if (update.text !== old) fs.writeFileSync(permalinksFile, update.text);
  return update;
}

/** Describes an update in one line for the terminal, or returns `undefined` if nothing changed. */
export function describeUpdate({ added, removed }: PermalinkUpdate): string | undefined {
  const changes = [
    ...(added.length > 0 ? [`added ${added.length}: ${nameSome(added)}`] : []),
    ...(removed.length > 0
      ? [`removed ${removed.length} that were never published: ${nameSome(removed)}`]
      : []),
  ];
  return changes.length > 0 ? `${permalinksFile}: ${changes.join('; ')}` : undefined;
}
