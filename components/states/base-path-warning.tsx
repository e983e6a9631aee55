import { basePathScript } from '@/lib/browser/base-path-script';
import { withBasePath } from '@/lib/site/asset-url';

/** Only needed in the HTML: the script runs long before React, which has no use for its text. */
const script = typeof window === 'undefined' ? basePathScript() : '';

/**
 * A hidden warning in every page's HTML. If the page loads but its stylesheet doesn't, the site is most likely served
 * from a different base path than it was built for, so the script shows the warning. The script doesn't depend on any
 * other file.
 */
export function BasePathWarning() {
  return (
    <>
      <div id="base-path-warning" hidden data-base={withBasePath('/')}>
        <p>
          This page loaded without its styles. The site was built for the base path <b>{withBasePath('/')}</b>{' '}
          but seems to be served from <b />. Rebuild it with BASE_PATH set to that path.
        </p>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text. */}
      <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
    </>
  );
}
