import { Icon } from '@/components/icon';

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
