import type { FoundPage } from '@/lib/search-ui/found-page';
import { readMarks } from '@/lib/search-ui/read-marks';
import { type Marked, markedIn, type SearchHit } from './search-hit';

type Props = { page: FoundPage<SearchHit> };

/** The heading of a hit with its matched letters; as it is where the index marked none. */
export function HitTitle({ page: { hit, level, title } }: Props) {
  const marked = markedIn(hit._highlightResult, 'hierarchy', level);
  return marked ? <MarkedText text={marked.value} /> : title;
}

/** The words of a hit round the match. Where only another name of it matched, such as a selector, that name. */
export function HitSnippet({ page: { hit } }: Props) {
  const snippet = markedIn(hit._snippetResult, 'content');
  const name = snippet && snippet.matchLevel !== 'none' ? undefined : matchedName(hit);
  if (name) {
    return (
      <code>
        <MarkedText text={name.value} />
      </code>
    );
  }
  // An element, so that what stands before it knows that it is not the last.
  return (
    snippet && (
      <span>
        <MarkedText text={snippet.value} />
      </span>
    )
  );
}

/** The hexadecimal name that matched. Any other one says no more than the heading. */
function matchedName({ _highlightResult: marks }: SearchHit): Marked | undefined {
  for (let index = 0; ; index += 1) {
    const name = markedIn(marks, 'keywords', index);
    if (!name) return undefined;
    if (name.matchLevel === 'full' && /^(?:<mark>)?0x/.test(name.value)) return name;
  }
}

/** A marked text as text: nothing that an index sends becomes markup. */
function MarkedText({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and most stay where they are.
  return readMarks(text).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
