import { Highlight, Snippet } from 'react-instantsearch';
import type { FoundPage } from '@/lib/search-ui/found-page';
import { markedIn, type SearchHit } from './search-hit';

type Props = { page: FoundPage<SearchHit> };

/** The heading of a hit with its matched letters; as it is where the index marked none. */
export function HitTitle({ page: { hit, level, title } }: Props) {
  const path = ['hierarchy', level];
  return markedIn(hit._highlightResult, ...path) ? <Highlight hit={hit} attribute={path} /> : title;
}

/** The words of a hit round the match. Where only another name of it matched, such as a selector, that name. */
export function HitSnippet({ page: { hit } }: Props) {
  const snippet = markedIn(hit._snippetResult, 'content');
  const keyword = matchedKeyword(hit);
  if (keyword !== undefined && (!snippet || snippet.matchLevel === 'none')) {
    return (
      <code>
        <Highlight hit={hit} attribute={['keywords', String(keyword)]} />
      </code>
    );
  }
  return snippet && <Snippet hit={hit} attribute="content" />;
}

/** The place of the other name that matched, unless the heading says it already. */
function matchedKeyword({ keywords = [], _highlightResult: marks }: SearchHit): number | undefined {
  const levels = keywords.map((_, index) => markedIn(marks, 'keywords', index)?.matchLevel);
  const index = levels.indexOf('full');
  return index >= 0 && keywords[index]?.startsWith('0x') ? index : undefined;
}
