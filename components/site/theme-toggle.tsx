import { useTheme } from 'next-themes';
import { Icon } from '@/components/icon';
import styles from './theme-toggle.module.css';

/**
 * Switches between dark and light. Which icon shows is up to the stylesheet, so that it is right before any script
 * has run. Before React is there, the loader of the page does the same (`data-early`).
 */
export function ThemeToggle() {
  const { setTheme } = useTheme();
  return (
    <button
      type="button"
      className={`icon-button ${styles.toggle}`}
      aria-label="Switch between dark and light theme"
      data-early="theme"
      onClick={() => setTheme(isDark() ? 'light' : 'dark')}
    >
      <span className={styles.sun}>
        <Icon name="sun" />
      </span>
      <span className={styles.moon}>
        <Icon name="moon" />
      </span>
    </button>
  );
}

/** What the reader sees now, whatever decided it: the stored choice, the system, or the default. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme === 'dark';
  return !window.matchMedia('(prefers-color-scheme: light)').matches;
}
