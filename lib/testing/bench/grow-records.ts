import type { SearchRecord } from '@/lib/search/record';

/**
 * One in this many distinct words is renamed in each copy, because a site's vocabulary grows more slowly than its size.
 */
const renamed = 6;

/**
 * Generates the records of a larger site from this site's records: copies of all pages, each with some unique words.
 * The output is deterministic.
 * @throws RangeError if there are no records
 */
export function growRecords(records: readonly SearchRecord[], count: number): SearchRecord[] {
  if (records.length === 0) throw new RangeError('There are no records to grow.');
  return Array.from({ length: count }, (_, index) => {
    const record = records[index % records.length] as SearchRecord;
    const copy = Math.floor(index / records.length);
    return copy === 0 ? record : copyRecord(record, copy);
  });
}

function copyRecord(record: SearchRecord, copy: number): SearchRecord {
  const vary = (text: string) => renameWords(text, copy);
  const { hierarchy } = record;
  const rename = (heading: string | null) => heading && vary(heading);
  return {
    ...record,
    objectID: record.objectID.replace(/^[^#~]*/, (slug) => `${slug}/${copy}`),
    url: record.url.replace(/^[^#]*/, (page) => `${page}/${copy}`),
    url_without_anchor: `${record.url_without_anchor}/${copy}`,
    hierarchy: {
      lvl0: hierarchy.lvl0,
      ...{ lvl1: rename(hierarchy.lvl1), lvl2: rename(hierarchy.lvl2), lvl3: rename(hierarchy.lvl3) },
      ...{ lvl4: rename(hierarchy.lvl4), lvl5: rename(hierarchy.lvl5), lvl6: rename(hierarchy.lvl6) },
    },
    content: vary(record.content),
    keywords: record.keywords.map(vary),
  };
}

/** Within a copy, the same word always gets the same new name. */
function renameWords(text: string, copy: number): string {
  const ending = String.fromCharCode(97 + (copy % 26), 97 + (Math.floor(copy / 26) % 26));
  return text.replace(/[a-z]{4,}/gi, (word) => (hash(word, copy) % renamed === 0 ? word + ending : word));
}

function hash(word: string, copy: number): number {
  let state = copy;
  for (let at = 0; at < word.length; at += 1) state = (state * 31 + word.charCodeAt(at)) >>> 0;
  return state;
}
