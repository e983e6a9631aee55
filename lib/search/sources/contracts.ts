import { loadReleases } from '@/lib/reference/load-release';
import type { ReleaseModel } from '@/lib/reference/model';
import { type SearchItem, toSearchItems } from '@/lib/reference/to-search-items';
import type { SearchEntry } from '../entry';

/** The contract reference: one entry for each page and for each item on it. */
export const contractEntries = (slugs: ReadonlySet<string>): SearchEntry[] =>
  slugs.has('reference/overview') ? loadReleases().flatMap(releaseEntries) : [];

function releaseEntries(model: ReleaseModel): SearchEntry[] {
  return toSearchItems(model).map((item) => toEntry(item, model.release));
}

function toEntry(item: SearchItem, { isDefault, version }: ReleaseModel['release']): SearchEntry {
  const { kind, name, url, contract, release, summary, keywords } = item;
  const [path = '', anchor = null] = url.split('#');
  const slug = path.slice(1);
  // Two releases have contracts of one name; the one that the sidebar shows keeps it plain.
  const title = isDefault ? contract : `${contract} ${version}`;
  return {
    slug,
    anchor,
    headings: kind === 'page' ? [title] : [title, name],
    content: summary,
    kind,
    keywords: [...keywords, release],
  };
}
