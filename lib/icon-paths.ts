/** Line drawings of 24 by 24 units, for components and for HTML that the compiler writes. */
export const iconPaths = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  code: 'M8 6l-6 6 6 6M16 6l6 6-6 6',
  links: 'M9 15l6-6M10 6l1-1a5 5 0 0 1 7 7l-1 1M14 18l-1 1a5 5 0 0 1-7-7l1-1',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  chevron: 'M9 5l7 7-7 7',
  list: 'M4 6h2M4 12h2M4 18h2M10 6h10M10 12h10M10 18h7',
  note: 'M5 4h14v16H5zM9 9h6M9 13h6',
  tip: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0 0 12 3z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.5v.5',
  warning: 'M12 3l10 18H2zM12 10v5M12 17.5v.5',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 15.5v.5',
} as const;

export type IconName = keyof typeof iconPaths;
