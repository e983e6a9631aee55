import type { NextConfig } from 'next';
import { buildPaths } from './lib/export/build-paths';
import { ownHosts } from './lib/export/serve/own-hosts';
import { readRedirects } from './lib/export/serve/read-redirects';
import { siteFileRoutes } from './lib/export/site-file-routes';
import { currentCommit } from './lib/site/commit';
import { env } from './lib/site/env';

const isProduction = process.env.NODE_ENV === 'production';

// Next renders what another process compiles, so without that process, it would wait.
if (!process.env.WITH_CONTENT) {
  process.stderr.write(
    `Next can't compile the content on its own. Run  npm run ${isProduction ? 'build' : 'dev'}  instead.\n`,
  );
  process.exit(1);
}

const config: NextConfig = {
  // Production only, because otherwise the development server would return 500 instead of 404 for unknown URLs.
  ...(isProduction && { output: 'export', distDir: buildPaths.draft }),
  basePath: env.basePath,
  // With trailing slashes, links whose last segment contains a dot would lead to a second URL of the same page.
  trailingSlash: false,
  // Makes builds of the same commit identical.
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
  serverExternalPackages: ['katex', 'next-mdx-remote', 'sablier', 'shiki'],
  // Seconds that Next waits for the content, which may consist of thousands of pages.
  staticPageGenerationTimeout: 1800,
  // `npm test` checks the types, so builds don't have to.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    resolveAlias: {
      // Browsers that need these polyfills don't support this site's stylesheets anyway.
      '../build/polyfills/polyfill-module': './lib/export/next/no-polyfills.ts',
      // In the browser, scripts only use `process` for its environment, which is empty there.
      'next/dist/compiled/process': './lib/export/next/no-process.ts',
    },
  },
  // Server code isn't debugged, and its source maps would take up a third of the bundler's memory.
  experimental: {
    ...(isProduction && { turbopackSourceMaps: false }),
    // Exact stylesheets, however many: `lib/export/next/merge-styles.ts` merges those that all pages share.
    cssChunking: { type: 'graph', requestCost: 1 },
  },
  // An export has no server, so there's a redirect page at each old URL instead.
  ...(!isProduction && {
    // Next answers with a 308, and adds the base path to both paths.
    redirects: async () =>
      readRedirects(buildPaths.developmentRedirects).map(({ from, to }) => ({
        source: from,
        destination: to,
        permanent: true,
      })),
  }),
  // Builds write non-page files to disk. In development, development-only routes serve them.
  ...(!isProduction && {
    // Otherwise, Next answers only pages that were opened as localhost.
    allowedDevOrigins: ownHosts(),
    pageExtensions: ['tsx', 'ts', 'dev.ts'],
    rewrites: async () => ({
      beforeFiles: [
        ...siteFileRoutes.map((source) => ({ source, destination: `/files${source}` })),
        { source: '/s/:name', destination: '/files/s/:name.html' },
        { source: '/:slug(.+)\\.md', destination: '/markdown/:slug' },
      ],
    }),
  }),
  poweredByHeader: false,
  devIndicators: false,
};

export default config;
