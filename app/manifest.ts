import type { MetadataRoute } from 'next';
import { withBasePath } from '@/lib/site/addresses';
import { site } from '@/lib/site/site';

export const dynamic = 'force-static';

/** The color behind the logo, and around the site on a home screen. */
const iconBackground = '#0b0e14';

/**
 * Pictures of `app/icon.svg` in its dark colors on that color, in `public/app-icons/`. The maskable one keeps the logo in
 * the safe zone of all masks, a circle whose radius is two fifths of the width: https://www.w3.org/TR/appmanifest/#icon-masks
 * `public/icons/` has copies for home screens that know their former address.
 */
const pictures = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** Generates `/manifest.webmanifest`, which describes the site as an installable app. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.title,
    short_name: site.name,
    description: site.tagline,
    start_url: withBasePath('/'),
    scope: withBasePath('/'),
    display: 'minimal-ui',
    background_color: iconBackground,
    theme_color: iconBackground,
    icons: [
      { src: withBasePath('/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
      ...pictures.map(({ name, size, purpose }) => ({
        src: withBasePath(`/app-icons/${name}`),
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
    ],
  };
}
