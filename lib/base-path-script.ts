/**
 * Runs in every page. Once everything has loaded or failed, it looks for a token of the stylesheet; without it, it
 * shows the warning. What the base path seems to be follows from the page's canonical address: what the real address
 * has in front of the page's own part. The text is the same everywhere, so one hash admits it.
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
