import type { NextConfig } from 'next';
import { env } from './lib/env';
import { places } from './lib/export/places';
import { siteFileRoutes } from './lib/export/site-file-routes';
import { currentCommit } from './lib/git/commit';
import { nextRedirects } from './lib/redirects/next-redirects';
import { readRedirects } from './lib/serve/read-redirects';

const isProduction = process.env.NODE_ENV === 'production';

const config: NextConfig = {
  // Only for production: with it, the development server answers 500 to an unknown address instead of 404.
  ...(isProduction && { output: 'export', distDir: '.next-export' }),
  basePath: env.basePath,
  // With a slash at the end, links whose last part holds a dot would lead to a second address of the same page.
  trailingSlash: false,
  // Two builds of one commit are the same to the byte.
  generateBuildId: () => currentCommit() ?? 'no-commit',
  env: {
    NEXT_PUBLIC_BASE_PATH: env.basePath,
    NEXT_PUBLIC_SITE_URL: env.siteUrl,
    NEXT_PUBLIC_ALGOLIA_APP_ID: env.search.app ?? '',
    NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: env.search.searchKey ?? '',
    NEXT_PUBLIC_ALGOLIA_INDEX: env.search.index,
    NEXT_PUBLIC_SEARCH_TAG: env.search.tag,
    NEXT_PUBLIC_CHAT_URL: env.chatUrl ?? '',
    NEXT_PUBLIC_SERVICE_WORKER: isProduction && env.hasServiceWorker ? 'on' : 'off',
    NEXT_PUBLIC_ANALYTICS_SCRIPT: env.analytics?.script ?? '',
    NEXT_PUBLIC_ANALYTICS_SITE: env.analytics?.site ?? '',
  },
  serverExternalPackages: [
    'beautiful-mermaid',
    'katex',
    'next-mdx-remote',
    'sablier',
    'shiki',
    '@shikijs/transformers',
  ],
  // Seconds that Next waits for the content, which may be thousands of pages.
  staticPageGenerationTimeout: 1800,
  // `npm test` checks the types; a build of content needn't wait for it.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    resolveAlias: {
      // Browsers that lack what it mends can't show this site's stylesheets either.
      '../build/polyfills/polyfill-module': './lib/browser/no-polyfills.ts',
      // Scripts of the browser ask Node's `process` for nothing but its environment, which is empty there.
      'next/dist/compiled/process': './lib/browser/no-process.ts',
    },
  },
  // Nobody debugs what Next runs to draw the pages; maps of it cost a third of the bundler's memory.
  experimental: {
    ...(isProduction && { turbopackSourceMaps: false }),
    // Exact stylesheets, however many: `lib/export/merge-styles.ts` puts together what all pages share.
    cssChunking: { type: 'graph', requestCost: 1 },
  },
  // An export has no server: there, a small page stands at each old address.
  ...(!isProduction && { redirects: async () => nextRedirects(readRedirects(places.developmentRedirects)) }),
  // A build writes what is no page as files; here, routes that only development knows answer in their place.
  ...(!isProduction && {
    pageExtensions: ['tsx', 'ts', 'dev.ts'],
    rewrites: async () => ({
      beforeFiles: [
        ...siteFileRoutes.map((source) => ({ source, destination: `/files${source}` })),
        { source: '/:slug(.+)\\.md', destination: '/markdown/:slug' },
      ],
    }),
  }),
  poweredByHeader: false,
  devIndicators: false,
};

export default config;
