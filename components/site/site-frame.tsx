'use client';
// Everything around a page is one client component, only to keep pages small: a layout's server-rendered
// output is also stored in every page's payload, while this code is downloaded once. Either way, each page's
// HTML contains the output.
import { ThemeProvider } from 'next-themes';
import { lazy, type ReactNode, Suspense } from 'react';
import { Analytics } from '@/components/islands/analytics';
import { CallLanguage } from '@/components/islands/call-language';
import { EarlyEvents } from '@/components/islands/early-events';
import { FragmentTarget } from '@/components/islands/fragment-target';
import { LinkRouter } from '@/components/islands/link-router';
import { NavigationProgress } from '@/components/islands/navigation-progress';
import { OfflinePages } from '@/components/islands/offline-pages';
import { PageActions } from '@/components/islands/page-actions';
import { PrintTitle } from '@/components/islands/print-title';
import { RoutePreloader } from '@/components/islands/route-preloader';
import { Sidebar } from '@/components/nav/sidebar';
import { SearchModal } from '@/components/search/search-modal';
import { AnnouncementBar } from './announcement-bar';
import { Footer } from './footer';
import { Header } from './header';

// The variables are spelled out, so that the bundler can drop the features that the environment doesn't enable. It would
// keep the styles of a feature that isn't loaded separately.
const ChatWidget = process.env.NEXT_PUBLIC_CHAT_URL
  ? lazy(async () => ({ default: (await import('./chat-widget')).ChatWidget }))
  : undefined;

/** The header, sidebar, and footer around a page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Until the reader chooses a theme, the stylesheet follows the system, or uses dark if the system has no preference. */}
      <ThemeProvider
        attribute="data-theme"
        defaultTheme="system"
        enableSystem={false}
        enableColorScheme={false}
      >
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <SearchModal />
        <AnnouncementBar />
        <Header />
        <div className="layout">
          <Sidebar />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        </div>
        <Footer />
        {ChatWidget && (
          <Suspense>
            <ChatWidget />
          </Suspense>
        )}
        {process.env.NEXT_PUBLIC_ANALYTICS_SCRIPT && <Analytics />}
        <LinkRouter />
        <NavigationProgress />
        <RoutePreloader />
        <PageActions />
        <CallLanguage />
        <FragmentTarget />
        <OfflinePages />
        <PrintTitle />
        <EarlyEvents />
      </ThemeProvider>
    </>
  );
}
