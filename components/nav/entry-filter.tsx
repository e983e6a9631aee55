import type { Heading } from '@/lib/markup/document';
import { withBasePath } from '@/lib/site/addresses';
import { FilterField } from './filter-field';

const placeholders = {
  error: 'Name, selector, or cause',
  question: 'Words of the question or answer',
  term: 'Term or definition',
};

type Props = { noun: keyof typeof placeholders; headings: readonly Heading[] };

/**
 * A filter for the entries of a long page. If its sections are letters, links to them, which also work without scripts.
 * Longer names would repeat the contents. Errors can also be found by their revert data, which the search decodes.
 */
export function EntryFilter({ noun, headings }: Props) {
  const letters = headings.filter(({ text }) => text.length === 1);
  return (
    <nav className="page-filter" aria-label={`Find one of the ${noun}s`}>
      <FilterField id="filter" label={`Filter ${noun}s`} noun={noun} placeholder={placeholders[noun]} />
      {noun === 'error' && (
        <a className="paste-data" href={withBasePath('/search')} data-early="search">
          Decode revert data
        </a>
      )}
      {letters.length > 0 && (
        <ul>
          {letters.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
