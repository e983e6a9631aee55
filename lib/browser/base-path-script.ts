/**
 * Runs in every page. After everything has loaded or failed, it looks for a token of the stylesheet, and shows the
 * warning if it's missing. It guesses the actual base path by comparing the page's URL with its canonical URL. The
 * script is the same everywhere, so a single hash covers it.
 */
export const basePathScript = (): string =>
  `addEventListener("load",function(){
var d=document,w=d.getElementById("base-path-warning");
if(!w||getComputedStyle(d.body).getPropertyValue("--page"))return;
var c=d.querySelector("[rel=canonical]"),p=location.pathname,o=c&&new URL(c.href).pathname.slice(w.dataset.base.length-1)||"/";
w.querySelector("b+b").textContent=p.endsWith(o)?p.slice(0,1-o.length)||p:p.replace(/[^/]*$/,"");w.hidden=false})`.replaceAll(
    '\n',
    '',
  );
