import type { Hit, SearchParamsObject } from 'algoliasearch/lite';
import { levels, type SearchRecord } from '../record';
import { indexSettings } from '../settings';
import { highlight, type Marker } from './highlight';
import type { Match } from './rank';
import type { Found } from './search-index';
import { type Snippet, snippet } from './snippet';

/** A record as a hit, with marks in what was found: every text that is searched, and the parts of texts that were asked for. */
export function toHit(
  match: Match,
  { words, termsOf }: Found,
  params: SearchParamsObject,
): Hit<SearchRecord> {
  const { record } = match;
  const marker: Marker = {
    words,
    terms: termsOf(match),
    pre: params.highlightPreTag ?? indexSettings.highlightPreTag,
    post: params.highlightPostTag ?? indexSettings.highlightPostTag,
  };
  const hierarchy = Object.fromEntries(
    levels.flatMap((level) => {
      const text = record.hierarchy[level];
      return text ? [[level, highlight(text, marker)]] : [];
    }),
  );
  return {
    ...record,
    _highlightResult: {
      hierarchy,
      content: highlight(record.content, marker),
      keywords: record.keywords.map((keyword) => highlight(keyword, marker)),
    },
    _snippetResult: snippets(record, marker, params),
  };
}

function snippets(record: SearchRecord, marker: Marker, params: SearchParamsObject): Record<string, Snippet> {
  const ellipsis = params.snippetEllipsisText ?? indexSettings.snippetEllipsisText;
  const asked = params.attributesToSnippet ?? indexSettings.attributesToSnippet;
  const wanted = asked.map((each) => each.split(':')).find(([name]) => name === 'content' || name === '*');
  if (!wanted) return {};
  return { content: snippet(record.content, Number(wanted[1] ?? 10), { ...marker, ellipsis }) };
}
