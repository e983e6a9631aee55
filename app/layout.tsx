import './tokens.css';
import './fonts.css';
import './base.css';
import './prose.css';
import './code.css';
import './diagrams.css';
import './styles';
import type { Metadata, Viewport } from 'next';
import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { CodeActions } from '@/components/islands/code-actions';
import { LinkRouter } from '@/components/islands/link-router';
import { NavigationProgress } from '@/components/islands/navigation-progress';
import { RoutePreloader } from '@/components/islands/route-preloader';
import { Sidebar } from '@/components/nav/sidebar';
import { AnnouncementBar } from '@/components/site/announcement-bar';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { BasePathWarning } from '@/components/states/base-path-warning';
import { announcementScript } from '@/lib/announcement';
import { env } from '@/lib/env';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  title: { default: site.title, template: `%s | ${site.title}` },
  description: site.description,
};

export const viewport: Viewport = {
  colorScheme: 'dark light',
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
        <BasePathWarning />
        <ThemeProvider attribute="data-theme" defaultTheme="system" enableColorScheme={false}>
          <a className="skip-link" href="#content">
            Skip to content
          </a>
          <AnnouncementBar />
          <Header />
          <div className="layout">
            <Sidebar />
            <main id="content" tabIndex={-1}>
              {children}
            </main>
          </div>
          <Footer />
          <LinkRouter />
          <NavigationProgress />
          <RoutePreloader />
          <CodeActions />
        </ThemeProvider>
      </body>
    </html>
  );
}
