import { useTheme } from 'next-themes';
import { Icon } from '@/components/icon';
import styles from './theme-toggle.module.css';

/**
 * Switches between the dark and light themes. The stylesheet decides which icon to show, so that it's correct
 * before any script runs. Before hydration, the page loader handles clicks (`data-early`).
 */
export function ThemeToggle() {
  const { setTheme } = useTheme();
  return (
    <button
      type="button"
      className="icon-button"
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

/** Whether the page is dark, taking into account the stored theme, the system, and the default. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme === 'dark';
  return !window.matchMedia('(prefers-color-scheme: light)').matches;
}
