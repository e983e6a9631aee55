'use client';
// Everything round a page is one client component, for its weight only: what a layout draws on the server is stored once
// more in the payload of every page, while this travels once as a script. It still stands in every page's HTML.
import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { Analytics } from '@/components/islands/analytics';
import { CodeActions } from '@/components/islands/code-actions';
import { EarlyEvents } from '@/components/islands/early-events';
import { LinkRouter } from '@/components/islands/link-router';
import { MovedAnchors } from '@/components/islands/moved-anchors';
import { NavigationProgress } from '@/components/islands/navigation-progress';
import { RoutePreloader } from '@/components/islands/route-preloader';
import { RowTargets } from '@/components/islands/row-targets';
import { Sidebar } from '@/components/nav/sidebar';
import { BasePathWarning } from '@/components/states/base-path-warning';
import { AnnouncementBar } from './announcement-bar';
import { ChatWidget } from './chat-widget';
import { Footer } from './footer';
import { Header } from './header';

/** The site round a page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <BasePathWarning />
      {/* Until the reader chooses, the stylesheet follows the system, or is dark where there is nothing to follow. */}
      <ThemeProvider
        attribute="data-theme"
        defaultTheme="system"
        enableSystem={false}
        enableColorScheme={false}
      >
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
        {/* Written out, so that the bundler leaves out what the environment doesn't ask for. */}
        {process.env.NEXT_PUBLIC_CHAT_URL && <ChatWidget />}
        {process.env.NEXT_PUBLIC_ANALYTICS_SCRIPT && <Analytics />}
        <LinkRouter />
        <NavigationProgress />
        <RoutePreloader />
        <CodeActions />
        <RowTargets />
        <MovedAnchors />
        <EarlyEvents />
      </ThemeProvider>
    </>
  );
}
