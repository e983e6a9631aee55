import { Icon } from '@/components/icon';
import { site } from '@/lib/site/site';
import styles from './language-menu.module.css';

/** The language menu. It's a native popover, which opens, closes, and restores focus without scripts. */
export function LanguageMenu() {
  return (
    <div>
      <button
        type="button"
        className={`icon-button ${styles.button}`}
        popoverTarget="languages"
        aria-label="Language: English"
      >
        <Icon name="globe" />
        <span className={styles.name}>English</span>
      </button>
      <ul id="languages" popover="auto" className={`menu ${styles.menu}`}>
        {site.languages.map(({ code, label }) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              aria-current="true"
              popoverTarget="languages"
              popoverTargetAction="hide"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
