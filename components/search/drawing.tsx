import styles from './drawing.module.css';

/**
 * Line drawings on a 24 by 24 grid. They load with the search rather than with every page, unlike those in
 * `app/icons.css`.
 */
const drawings = {
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  section: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  function: 'M15 4c-3-.6-4 1-4.4 4L9 17c-.4 3-1.6 4-4 3.5M7 10h8M15 14l5 6M20 14l-5 6',
  event: 'M13 3L5 14h6l-1 7 8-11h-6z',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v5.5M12 16.5v.1',
  type: 'M9 4H8a2 2 0 0 0-2 2v4l-2 2 2 2v4a2 2 0 0 0 2 2h1M15 4h1a2 2 0 0 1 2 2v4l2 2-2 2v4a2 2 0 0 1-2 2h-1',
  address: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  recent: 'M4.5 9A8 8 0 1 1 4 13M4 4v5h5M12 8v4.5l3 2',
  favorite: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.05 5.9L12 16.9l-5.25 2.8 1.05-5.9L3.5 9.7l5.9-.8z',
  unfold: 'M6 9.5l6 6 6-6',
  open: 'M20 5v9H4M9 9l-5 5 5 5',
  up: 'M12 20V4M6 10l6-6 6 6',
  down: 'M12 4v16M6 14l6 6 6-6',
  remove: 'M5 5l14 14M19 5L5 19',
} as const;

export type DrawingName = keyof typeof drawings;

/** A drawing in the text color. Always use it next to text or in a control with an accessible name. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.drawing} aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
