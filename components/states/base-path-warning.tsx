import { withBasePath } from '@/lib/asset-url';
import { basePathScript } from '@/lib/base-path-script';

/** Only for the HTML: it has run long before React comes, which has no use for its text. */
const script = typeof window === 'undefined' ? basePathScript() : '';

/**
 * Stands in the HTML of every page, hidden. When the stylesheet doesn't arrive although the page did, the site is most
 * likely served under another path than it was built for; the script then says so. It needs no other file.
 */
export function BasePathWarning() {
  return (
    <>
      <div id="base-path-warning" hidden data-base={withBasePath('/')}>
        <p>
          This page came without its styles. The site was built for the base path <b>{withBasePath('/')}</b>{' '}
          and seems to be served from <b />. Build it with BASE_PATH set to that.
        </p>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text. */}
      <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
    </>
  );
}
