/**
 * Runs in every page. Once everything has loaded or failed, it looks for a token of the stylesheet; without it, it
 * shows the warning. What the base path seems to be follows from the page's canonical address: what the real address
 * has in front of the page's own part. The text is the same everywhere, so one hash admits it.
 */
export const basePathScript = `addEventListener("load",function(){
var d=document,w=d.getElementById("base-path-warning");
if(!w||getComputedStyle(d.documentElement).getPropertyValue("--page"))return;
var b=w.dataset.base,c=d.querySelector("link[rel=canonical]"),p=location.pathname;
var own=c?new URL(c.href).pathname.slice(b.length-1):"";
var s=own&&p.endsWith(own)?p.slice(0,p.length-own.length)+"/":p.replace(/[^/]*$/,"");
w.querySelector("[data-seems]").textContent=s;w.hidden=false})`.replaceAll('\n', '');
