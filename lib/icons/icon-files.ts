/** A picture of the site's sign, for those who don't read `app/icon.svg`. */
export type IconFile = {
  /** Below `/icons/`. */
  name: string;
  /** Width and height in pixels. */
  size: number;
  /**
   * `tile` has round corners; `full` fills the square, because the device rounds it; `maskable` also keeps the sign within
   * the circle that every mask leaves, whose radius is two fifths of the width. https://www.w3.org/TR/appmanifest/#icon-masks
   */
  shape: 'tile' | 'full' | 'maskable';
};

export const favicon: IconFile = { name: 'favicon-32.png', size: 32, shape: 'tile' };
export const touchIcon: IconFile = { name: 'apple-touch-180.png', size: 180, shape: 'full' };

/** Those that the web manifest lists. */
export const manifestIcons: readonly IconFile[] = [
  { name: 'icon-192.png', size: 192, shape: 'tile' },
  { name: 'icon-512.png', size: 512, shape: 'tile' },
  { name: 'maskable-512.png', size: 512, shape: 'maskable' },
];

export const iconFiles: readonly IconFile[] = [favicon, touchIcon, ...manifestIcons];

/** Its address, without the base path. */
export const iconPath = ({ name }: IconFile): string => `/icons/${name}`;

/** Behind the sign, and round the site where it stands on a home screen. */
export const iconBackground = '#0b0e14';
