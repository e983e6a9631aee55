import { preferredReleasesKey } from '@/lib/nav/preferred-releases';

/**
 * Runs in the head of every exported page. Until the reader does something, it loads nothing: the page is HTML with a
 * stylesheet. At the first sign of intent it fetches the page's payload and asks for the framework's scripts, which run
 * once the payload is there. What differs between pages stands in its data attributes, so the text is the same
 * everywhere and one hash admits it.
 *
 * Its parts, in order:
 * - the Trusted Types policy, see `lib/security/policy.ts`;
 * - `lose`, for when the payload or a script doesn't arrive, or a script arrives broken. For the last, a browser has no
 *   event but the `error` of the window, and names the script in `currentScript`; what React only reports there, such as
 *   a text that a translator has changed, comes while no script is the current one, and React goes on;
 * - `load`, which starts once. The scripts come together and run one by one, the one that all pages share last: React,
 *   which it brings, would put an error in the place of the page if another were lost. A payload that is not the one of
 *   this build (`data-sum`) is left alone, because a tab may be touched days after it was opened: the page then stays
 *   what it is, HTML with links that work. What the payload leaves to the page (`lib/payload/fill-payload.ts`) is read
 *   from the page as it is now, since React keeps it for the way back;
 * - `own`, what the reader's first clicks may mean that needs no framework: theme and announcement. From when React may
 *   have read what they change, they wait for it like the others (the third of an entry in `q`). When it is lost, those
 *   that wait are done at once, the others are let go, and what the reader does from then on is not kept any more;
 * - `hold`, which keeps a click on a button, a search shortcut and the keys of tabs, and repeats them once React has
 *   taken the page over and `EarlyEvents` says so. React never sees the first one, so each of them counts once, also
 *   when React comes although a script is lost. What is typed after a search shortcut is kept for the field of the search
 *   (`typed`, which `lib/search-ui/typed-early.ts` takes from the root); the shortcut itself counts once.
 *
 * A page starts at once if it was built with `EAGER=1`, if its address holds a query that a page reads or a fragment that
 * only scripts can follow (an old anchor, an address in other letters), or if the browser keeps a choice that changes what
 * the page shows: it would change under the reader's hand otherwise.
 */
export const payloadLoader = `{
const w=window,D=document,R=D.documentElement,d={...D.currentScript.dataset},q=[],
stop=new AbortController,far={capture:true,passive:true,signal:stop.signal};
let isWanted,isStarted,isHere,isLost,isLive,typed;
w.trustedTypes?.createPolicy("default",{
createHTML:h=>h,
createScriptURL:u=>{
const a=new URL(u,D.baseURI);
return a.origin==location.origin&&a.pathname.startsWith(d.from.replace(/[^/]+\\/$/,""))
||a.href==location.origin+d.from.replace(/_next.*/,"sw.js")||a.href==d.also?u:null}});
const add=(n,p)=>D.head.append(Object.assign(D.createElement(n),p)),
lose=()=>{isHere=0;isLost=1;typed=null;for(const[,e,h]of q.splice(0))h&&hold(e)},
load=()=>{
isWanted=1;
if(isStarted||D.readyState=="loading")return;
isStarted=1;stop.abort();
const s=d.scripts.split(" ").map(n=>d.from+n+".js");
fetch(d.payload).then(r=>{if(!r.ok)throw r;return r.text()}).then(t=>{
let h=0,i=0;
for(;i<t.length;)h=h*31+t.charCodeAt(i++)|0;
if(h!=d.sum)throw h;
const[,m,r]=/^({.*)\\n([^]*)/.exec(t)||[,"{}",t];
t=r;h=JSON.parse(m);
for(i in h)t=i+":"+JSON.stringify(D.querySelectorAll("div.html")[h[i][0]].innerHTML)+"\\n"+t;
isHere=1;(w.__next_f=w.__next_f||[]).push([0],[1,t]);
(function run(){const src=s.pop();src&&!isLost&&add("script",{src,onerror:lose,onload:run})})()
}).catch(lose);
for(const href of s)add("link",{rel:"preload",as:"script",href})},
own={
theme:()=>{
const t=R.dataset.theme,n=t=="dark"||t!="light"&&!matchMedia("(prefers-color-scheme: light)").matches?"light":"dark";
R.dataset.theme=n;localStorage.setItem("theme",n)},
dismiss:()=>{
const k="announcement."+R.dataset.announcement;
R.dataset.announcement="dismissed";localStorage.setItem(k,"dismissed")}},
hold=e=>{
const{target:t,key:k,altKey,ctrlKey,metaKey,shiftKey}=e,c=ctrlKey||metaKey;
if(isLive||!t.closest)return;
const b=!k&&t.closest("button:not([popovertarget])"),
s=k&&!altKey&&(c?/^k$/i.test(k)&&!shiftKey
:typed!=null?/^(.|Backspace)$/u.test(k):k=="/"&&!t.matches("input,textarea,select"));
if(!b&&!s&&!(/^(Home|End|Arrow(Left|Right))$/.test(k)&&t.matches("[role=tab]")))return;
const o=b&&own[b.dataset.early];
if(isLost&&!o)return;
e.preventDefault();e.stopImmediatePropagation();
if(o&&!isHere)try{return o()}catch{}
if(s){
if(typed!=null)return typed=c?typed:k=="Backspace"?typed.slice(0,-1):typed+k;
typed=""}
q.push([t,e,isHere])},
isEager=()=>{try{return"eager"in d||/[?&](q|data)=/.test(location.search)
||location.hash.length>1&&!D.getElementById(decodeURIComponent(location.hash.slice(1)))?.matches(":not(.moved-anchor)")||"search.interrupted"in sessionStorage
||Object.keys(localStorage).some(k=>/^(tabs\\..*|sidebar|${preferredReleasesKey})$/.test(k))}catch{}};
for(const n of"pointermove,pointerdown,touchstart,wheel,click,keydown,focusin,storage".split(","))addEventListener(n,load,far);
for(const n of["click","keydown"])addEventListener(n,hold,true);
addEventListener("load",()=>setTimeout(()=>addEventListener("scroll",load,far),500));
D.addEventListener("DOMContentLoaded",()=>{if(isWanted||isEager())load()});
addEventListener("error",()=>D.currentScript?.onerror==lose&&lose());
addEventListener("hydrated",()=>setTimeout(()=>{
isLive=1;
if(typed)R.dataset.typed=typed;
for(const[t,e]of q)if(t.isConnected)t.dispatchEvent(new e.constructor(e.type,e))}),{once:true});
}`.replaceAll('\n', '');
