import type { Hit, SearchParamsObject } from 'algoliasearch/lite';
import { levels, type SearchRecord } from '../record';
import { indexSettings } from '../settings';
import { highlight, type Marker, type Snippet, snippet } from './highlight';
import type { QueryWord } from './query-words';
import type { Match } from './rank';

/** Converts a match to a hit with highlights in all searchable texts and with the requested snippets. */
export function toHit(
  match: Match,
  words: readonly QueryWord[],
  params: SearchParamsObject,
): Hit<SearchRecord> {
  const { record } = match;
  const marker: Marker = {
    words,
    terms: new Set(match.terms.flat()),
    pre: params.highlightPreTag ?? indexSettings.highlightPreTag,
    post: params.highlightPostTag ?? indexSettings.highlightPostTag,
  };
  return {
    ...pickAttributes(record, params),
    _highlightResult: highlights(record, marker, params),
    _snippetResult: snippets(record, marker, params),
  };
}

/** Picks the requested attributes. Like the hosted engine, it leaves out all others except `objectID`. */
function pickAttributes(
  record: SearchRecord,
  { attributesToRetrieve: asked }: SearchParamsObject,
): SearchRecord {
  if (!asked || asked.includes('*')) return record;
  const entries = Object.entries(record).filter(([name]) => name === 'objectID' || asked.includes(name));
  return Object.fromEntries(entries) as SearchRecord;
}

function highlights(
  record: SearchRecord,
  marker: Marker,
  params: SearchParamsObject,
): Hit['_highlightResult'] {
  const asked: readonly string[] = params.attributesToHighlight ?? indexSettings.attributesToHighlight;
  const isAsked = (name: string) => asked.includes(name) || asked.includes('*');
  const headings = levels.flatMap((level) => {
    const text = record.hierarchy[level];
    return text ? [[level, highlight(text, marker)]] : [];
  });
  return {
    ...(isAsked('hierarchy') && { hierarchy: Object.fromEntries(headings) }),
    ...(isAsked('content') && { content: highlight(record.content, marker) }),
    ...(isAsked('keywords') && { keywords: record.keywords.map((keyword) => highlight(keyword, marker)) }),
  };
}

function snippets(record: SearchRecord, marker: Marker, params: SearchParamsObject): Record<string, Snippet> {
  const ellipsis = params.snippetEllipsisText ?? indexSettings.snippetEllipsisText;
  const asked = params.attributesToSnippet ?? indexSettings.attributesToSnippet;
  const setting = asked.map((each) => each.split(':')).find(([name]) => name === 'content' || name === '*');
  if (!setting) return {};
  return { content: snippet(record.content, Number(setting[1] ?? 10), { ...marker, ellipsis }) };
}
