import { withBasePath } from '@/lib/asset-url';
import { basePathScript } from '@/lib/base-path-script';

/**
 * Stands in the HTML of every page, hidden. When the stylesheet doesn't arrive although the page did, the site is most
 * likely served under another path than it was built for; the script then says so. It needs no other file.
 */
export function BasePathWarning() {
  return (
    <>
      <div id="base-path-warning" hidden data-base={withBasePath('/')}>
        <p>
          <strong>This page loaded without its styles and scripts.</strong> The site was built for the base
          path <code>{withBasePath('/')}</code>, but it seems to be served from <code data-seems />. Build it
          with <code>BASE_PATH</code> set to that path, or serve it from the path it was built for.
        </p>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text. */}
      <script dangerouslySetInnerHTML={{ __html: basePathScript }} />
    </>
  );
}
