import type { MetadataRoute } from 'next';
import { iconBackground, iconPath, manifestIcons } from '@/lib/export/icons/icon-files';
import { withBasePath } from '@/lib/site/addresses';
import { site } from '@/lib/site/site';

export const dynamic = 'force-static';

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
      ...manifestIcons.map((icon) => ({
        src: withBasePath(iconPath(icon)),
        type: 'image/png',
        sizes: `${icon.size}x${icon.size}`,
        purpose: icon.shape === 'maskable' ? ('maskable' as const) : ('any' as const),
      })),
    ],
  };
}
