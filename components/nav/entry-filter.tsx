import { Icon } from '@/components/icon';
import type { Heading } from '@/lib/markup/document';
import { withBasePath } from '@/lib/site/addresses';

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

type FieldProps = { id?: string; label: string; noun: string; placeholder: string };

/** The field of a filter and its result. `lib/browser/page-filter.ts` makes it work; without scripts, it's hidden. */
export function FilterField({ id, label, noun, placeholder }: FieldProps) {
  return (
    <div className="entry-filter">
      <label>
        {/* In the contents, the placeholder says the same. */}
        <span className={id ? undefined : 'visually-hidden'}>{label}</span>
        <Icon name="filter" />
        <input
          id={id}
          type="search"
          data-filter={noun}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck="false"
        />
      </label>
      <p role="status" />
    </div>
  );
}
