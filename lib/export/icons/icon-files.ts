/** An image of the site's logo, for clients that don't use `app/icon.svg`. */
export type IconFile = {
  /** Relative to `/app-icons/`. */
  name: string;
  /** Width and height in pixels. */
  size: number;
  /**
   * `tile` has rounded corners. `full` fills the square, because the device rounds it. `maskable` also keeps the logo
   * in the safe zone of all masks, a circle whose radius is two fifths of the width.
   * https://www.w3.org/TR/appmanifest/#icon-masks
   */
  shape: 'tile' | 'full' | 'maskable';
};

export const favicon: IconFile = { name: 'favicon-32.png', size: 32, shape: 'tile' };
export const touchIcon: IconFile = { name: 'apple-touch-180.png', size: 180, shape: 'full' };

/** The icons in the web manifest. */
export const manifestIcons: readonly IconFile[] = [
  { name: 'icon-192.png', size: 192, shape: 'tile' },
  { name: 'icon-512.png', size: 512, shape: 'tile' },
  { name: 'maskable-512.png', size: 512, shape: 'maskable' },
];

export const iconFiles: readonly IconFile[] = [favicon, touchIcon, ...manifestIcons];

/** Returns the URL of an icon, without the base path. */
export const iconPath = ({ name }: IconFile): string => `/app-icons/${name}`;

/** The color behind the logo, and around the site on a home screen. */
export const iconBackground = '#0b0e14';
