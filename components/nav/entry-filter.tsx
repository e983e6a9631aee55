import type { Heading } from '@/lib/markup/document';
import { withBasePath } from '@/lib/site/addresses';
import { toSections } from './contents-sections';
import { FilterField } from './filter-field';

const placeholders = {
  error: 'Name, selector, or cause',
  question: 'Words of the question or answer',
  term: 'Term or definition',
};

type Props = { noun: keyof typeof placeholders; headings: readonly Heading[] };

/**
 * A filter for the entries of a long page, and links to their groups, which are letters or releases. The links also work
 * without scripts. Other sections would repeat the contents. Errors can also be found by their revert data, which the
 * search decodes.
 */
export function EntryFilter({ noun, headings }: Props) {
  const groups = toSections(headings).flatMap(({ heading, parts }) =>
    heading.text.endsWith(' releases') ? parts : heading.text.length === 1 ? [heading] : [],
  );
  return (
    <nav className="page-filter" aria-label={`Find one of the ${noun}s`}>
      <FilterField id="filter" label={`Filter ${noun}s`} noun={noun} placeholder={placeholders[noun]} />
      {noun === 'error' && (
        <a className="paste-data" href={withBasePath('/search')} data-early="search">
          Decode revert data
        </a>
      )}
      {groups.length > 0 && (
        <ul>
          {groups.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
