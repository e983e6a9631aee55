import type { Announcement } from '@/lib/site/announcement';

/**
 * The bar above the header, for what every reader should know today. With another `id`, it reappears for readers who
 * dismissed it. Without an announcement, export `undefined`.
 */
export const announcement: Announcement | undefined = {
  id: 'maintenance-mode',
  text: 'Sablier is in maintenance mode.',
  details: 'Streams run as before, but the app no longer creates new ones.',
  link: { label: 'What works', href: '/concepts/what-is-sablier#what-works-today' },
};
