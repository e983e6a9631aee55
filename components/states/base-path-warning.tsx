import { withBasePath } from '@/lib/site/addresses';

/**
 * After everything has loaded or failed, looks for a token of the stylesheet, and shows the warning if it's missing. It
 * guesses the actual base path by comparing the page's URL with its canonical URL.
 */
const script = `addEventListener("load",function(){
var d=document,w=d.getElementById("base-path-warning");
if(!w||getComputedStyle(d.body).getPropertyValue("--page"))return;
var c=d.querySelector("[rel=canonical]"),p=location.pathname,o=c&&new URL(c.href).pathname.slice(w.dataset.base.length-1)||"/";
w.querySelector("b+b").textContent=p.endsWith(o)?p.slice(0,1-o.length)||p:p.replace(/[^/]*$/,"");w.hidden=false})`.replaceAll(
  '\n',
  '',
);

/**
 * A hidden warning in the HTML of the home page, which whoever sets up a host opens first. If the page loads but its
 * stylesheet doesn't, the site is most likely served from a different base path than it was built for, so the script
 * shows the warning. The script doesn't depend on any other file.
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
