import { Fragment } from 'react';
import { isItem } from '@/lib/search/kinds';
import type { FoundPage } from './hits/found-page';
import { isTitleName, readCode, readMarks, withoutMarks } from './hits/read-marks';
import { type Marked, markedIn, type SearchHit } from './search-hit';

type Props = { page: FoundPage<SearchHit> };

/** The title of a hit with its matches highlighted, and with names as code, and then the headings beside it. */
export function HitTitle({ page: { hit, kind, level, path, title, beside } }: Props) {
  const marked = markedIn(hit._highlightResult, 'hierarchy', level);
  const isName = isItem(kind) || (kind === 'page' && contractPath.test(path)) ? isTitleName : undefined;
  return (
    <>
      <Runs runs={readCode(marked?.value ?? title, isName)} />
      {beside.length > 0 && (
        <span data-page="">
          <Runs runs={readCode(beside.map((heading) => ` · ${heading}`).join(''))} />
        </span>
      )}
    </>
  );
}

const contractPath = /\/(?:contract|abstract|interface|library)\.[^/]+$/;

/**
 * The text around the match. If only an alternative name, such as a selector, matched, it shows that name
 * instead.
 */
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
  if (!snippet) return undefined;
  // An element, so that the excerpt is one item of the row's grid.
  return (
    <span>
      <Runs runs={readCode(snippet.value)} />
    </span>
  );
}

const Runs = ({ runs }: { runs: ReturnType<typeof readCode> }) =>
  runs.map(({ isCode, text }, index) => {
    const Run = isCode ? 'code' : Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs have no IDs, and most keep their position.
      <Run key={index}>
        <MarkedText text={text} />
      </Run>
    );
  });

/** Returns the hexadecimal name that matched. Other names add nothing to the title. */
function matchedName({ _highlightResult: marks }: SearchHit): Marked | undefined {
  for (let index = 0; ; index += 1) {
    const name = markedIn(marks, 'keywords', index);
    if (!name) return undefined;
    if (name.matchLevel === 'full' && withoutMarks(name.value).startsWith('0x')) return name;
  }
}

/**
 * Renders highlighted text without interpreting it as markup. Each part is an element because translators
 * replace text nodes, which React then can't find.
 */
function MarkedText({ text }: { text: string }) {
  return readMarks(text).map((part, index) => {
    const Part = index % 2 === 1 ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no IDs, and most keep their position.
    return part !== '' && <Part key={index}>{foldDigits(part)}</Part>;
  });
}

/** Separates the middle of a hexadecimal number, such as an address, which a narrow screen replaces with an ellipsis. */
function foldDigits(text: string) {
  const pieces = text.split(/(?<=[\da-f]{4})([\da-f]{12,})(?=[\da-f]{4}\b)/i);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <span key={index} data-middle={index % 2 === 1 ? '' : undefined}>
      {piece}
    </span>
  ));
}
