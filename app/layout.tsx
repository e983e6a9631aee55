import './tokens.css';
import './fonts.css';
import './base.css';
import './prose.css';
import './admonitions.css';
import './tables.css';
import './icons.css';
import './code.css';
import './diagrams.css';
import './styles';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/site/site-frame';
import { announcementScript } from '@/lib/announcement';
import { env } from '@/lib/env';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  title: { default: site.title, template: `%s | ${site.title}` },
  description: site.description,
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfbf9' },
    { media: '(prefers-color-scheme: dark)', color: '#0b0e14' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-announcement={site.announcement?.id} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text. */}
        <script dangerouslySetInnerHTML={{ __html: announcementScript }} />
      </head>
      <body>
        <SiteFrame>{children}</SiteFrame>
      </body>
    </html>
  );
}
