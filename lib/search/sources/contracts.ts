import { loadReleases } from '@/lib/protocol/reference/load-release';
import type { ReleaseModel } from '@/lib/protocol/reference/model';
import { type SearchItem, toSearchItems } from '@/lib/protocol/reference/to-search-items';
import type { SearchEntry } from '../entry';

/** Returns one entry for each page of the contract reference and for each item on it. */
export const contractEntries = (slugs: ReadonlySet<string>): SearchEntry[] =>
  slugs.has('reference/overview') ? loadReleases().flatMap(releaseEntries) : [];

function releaseEntries(model: ReleaseModel): SearchEntry[] {
  return toSearchItems(model).map((item) => toEntry(item, model.release));
}

function toEntry(item: SearchItem, { isDefault, version }: ReleaseModel['release']): SearchEntry {
  const { kind, name, url, contract, release, summary, keywords } = item;
  const [path = '', anchor = null] = url.split('#');
  const slug = path.slice(1);
  // Releases have contracts with the same name. Only the default release omits its version.
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
