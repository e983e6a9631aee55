import { nearest } from '@/lib/markup/nearest';
import { noticeAt, type Problem, topOf, warningAt } from '@/lib/markup/problem';
import { splitTarget } from '@/lib/nav/redirects/paths';
import { nameSome, permalinksFile, readPermalink, readPermalinks, sortPermalinks } from './permalink';
import { listPermalinks, type PageAddresses, type SiteAddresses } from './site-addresses';

/**
 * Checks that everything that was ever published still exists. Each address must lead to a page, directly or
 * through a redirect, and each anchor must lead to something on that page.
 * @param text the list
 * @param published the lines on the main branch; if it's `undefined`, all lines count as published
 */
export function checkPermalinks(
  text: string,
  site: SiteAddresses,
  published?: ReadonlySet<string>,
): Problem[] {
  const lines = readPermalinks(text);
  const known = new Set(lines);
  const problems = lines.flatMap((line, index): Problem[] => {
    const permalink = readPermalink(line);
    const warn = (what: string, fix: string): Problem[] => [warning(index + 1, what, fix)];
    if (!permalink)
      return warn(`"${line}" is not an address.`, 'Write it as /concepts/fees#broker-fee, or delete it.');
    const { address, anchor } = permalink;
    const { path: target, fragment } = splitTarget(site.moved.get(address) ?? address);
    const page = site.pages.get(target);
    const isThere = page ? anchor === undefined || page.anchors.has(anchor) : site.others.has(target);
    if (published && !published.has(line) && !isThere)
      return warn(`The draft address ${line} leads nowhere.`, 'Run  npm run permalinks, or delete the line.');
    if (!page && !site.others.has(target)) {
      // The address is already reported, so don't report its anchors.
      return anchor === undefined
        ? warn(`There is no longer anything at ${address}.`, fixAddress(address, site))
        : [];
    }
    // If a page became a section of another page, its anchors don't have to exist.
    if (anchor === undefined || fragment !== '' || page?.anchors.has(anchor)) return [];
    const where = target === address ? address : `${address} leads to ${target}, which`;
    return warn(`${where} has no anchor "#${anchor}" any more.`, fixAnchor(anchor, page));
  });
  return [
    ...problems,
    ...checkDeleted(known, published),
    ...checkOrder(lines),
    ...checkComplete(known, site),
  ];
}

const warning = (line: number, what: string, fix: string): Problem =>
  warningAt({ ...topOf(permalinksFile), line }, 'permalinks', what, fix);

function fixAddress(address: string, { moved }: SiteAddresses): string {
  if (address.startsWith('/s/'))
    return 'Short links follow the names in lib/protocol/reference: keep the name or its old link.';
  if (/\.(json|csv|txt|xml)$/.test(address)) return 'Programs read this file: keep it.';
  const target = moved.get(address);
  if (target) return `Its rule in redirects.ts leads to ${target}, which doesn't exist. Change it.`;
  return `Remove it from content/sidebar.ts, and redirect it in redirects.ts:  '${address}': '/…',`;
}

function fixAnchor(anchor: string, page: PageAddresses | undefined): string {
  if (!page) return 'Let it lead to a page that has one.';
  if (!page.isWritten)
    return 'The page is made from a published package: keep the anchor in lib/protocol/reference.';
  if (page.file.startsWith('content/snippets/')) return 'Name it in lib/pages/snippet-pages.ts.';
  const guess = nearest(anchor, page.anchors) ?? 'top';
  const line = `movedAnchors: { ${toYaml(anchor)}: ${toYaml(guess)} }`;
  return `Write [#${anchor}] behind its heading, or say in the front matter of ${page.file} where it is now:  ${line}`;
}

const toYaml = (anchor: string): string =>
  /^[a-z][a-z0-9-]*$/.test(anchor) ? anchor : JSON.stringify(anchor);

/** Reports published lines that were deleted, because nothing would notice any more that their links are broken. */
function checkDeleted(known: ReadonlySet<string>, published: ReadonlySet<string> = new Set()): Problem[] {
  const deleted = [...published].filter((line) => !known.has(line));
  if (deleted.length === 0) return [];
  return [
    warning(
      1,
      `${deleted.length === 1 ? 'A published line was' : `${deleted.length} published lines were`} deleted: ${nameSome(deleted)}`,
      `Restore ${deleted.length === 1 ? 'it' : 'them'}:  git checkout origin/main -- content/permalinks.txt , then  npm run check:content`,
    ),
  ];
}

/** Merging two branches can put lines out of order or duplicate them. */
function checkOrder(lines: readonly string[]): Problem[] {
  const sorted = sortPermalinks(lines);
  const wrong = lines.findIndex((line, index) => line !== sorted[index]);
  return wrong < 0 ? [] : [warning(wrong + 1, 'The list is not sorted.', 'Run  npm run permalinks')];
}

/** Reports addresses that aren't on the list, because their removal couldn't be detected later. */
function checkComplete(known: ReadonlySet<string>, site: SiteAddresses): Problem[] {
  const missing = sortPermalinks(listPermalinks(site)).filter((line) => !known.has(line));
  if (missing.length === 0) return [];
  const what = `${missing.length} new ${missing.length === 1 ? 'address is' : 'addresses are'} not in the list: ${nameSome(missing)}`;
  // The next run of the check updates the list, so that headings can also be added on GitHub.
  return [noticeAt(topOf(permalinksFile), 'permalinks', what, 'npm run check:content adds them.')];
}
