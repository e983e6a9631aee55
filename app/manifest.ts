import type { MetadataRoute } from 'next';
import { withBasePath } from '@/lib/asset-url';
import { site } from '@/lib/site';

export const dynamic = 'force-static';

/** `/manifest.webmanifest`: how the site looks when it is put on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.title,
    short_name: site.name,
    description: site.tagline,
    start_url: withBasePath('/'),
    scope: withBasePath('/'),
    display: 'minimal-ui',
    background_color: '#0b0e14',
    theme_color: '#0b0e14',
    icons: [{ src: withBasePath('/icon.svg'), type: 'image/svg+xml', sizes: 'any' }],
  };
}
