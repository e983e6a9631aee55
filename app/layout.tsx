import './tokens.css';
import './fonts.css';
import './base.css';
import './prose.css';
import './admonitions.css';
import './tables.css';
import './icons.css';
import './code.css';
import './copy-text.css';
import './permalinks.css';
import './problem.css';
import './styles';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { navigation } from '@/.generated/navigation';
import { SiteFrame } from '@/components/site/site-frame';
import { withBasePath } from '@/lib/site/addresses';
import { env } from '@/lib/site/env';
import { site } from '@/lib/site/site';
import { openSearchPath, openSearchType } from './opensearch.xml/open-search';

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  title: { default: site.title, template: `%s | ${site.title}` },
  description: site.description,
  icons: {
    icon: [
      { url: withBasePath('/app-icons/favicon-32.png'), type: 'image/png', sizes: '32x32' },
      { url: withBasePath('/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: withBasePath('/app-icons/apple-touch-180.png'), sizes: '180x180' },
  },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfbf9' },
    { media: '(prefers-color-scheme: dark)', color: '#0b0e14' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-announcement={navigation.announcement?.id} suppressHydrationWarning>
      <head>
        <link rel="search" type={openSearchType} title={site.title} href={withBasePath(openSearchPath)} />
      </head>
      <body>
        <SiteFrame>{children}</SiteFrame>
      </body>
    </html>
  );
}
