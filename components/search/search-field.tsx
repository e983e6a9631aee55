import type { ComponentProps } from 'react';
import { Icon } from '@/components/icon';
import styles from './search-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  ref: React.RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (text: string) => void;
};

/** The search field, with a button that clears it. */
export function SearchField({ value, onChange, ref, ...rest }: Props) {
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <input
        ref={ref}
        type="text"
        name="q"
        aria-label="Search the docs"
        placeholder="Search the docs"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            onChange('');
            ref.current?.focus();
          }}
        >
          Clear
        </button>
      )}
    </div>
  );
}
