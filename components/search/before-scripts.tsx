import { useLayoutEffect } from 'react';
import { useBrowserValue } from '@/components/use-browser-value';
import { interruptedFieldKey } from '@/lib/browser/interrupted-search';
import { withBasePath } from '@/lib/site/addresses';
import styles from './search-page.module.css';
import states from './search-states.module.css';

/**
 * Runs before the exported page's first paint. It fills the field from the URL, or with what the reader typed
 * before a reload, and keeps the query and the filters in the URL of the Retry link. If the URL contains a
 * query, results will replace the list of all pages, so the stylesheet hides the list. If scripts fail to load,
 * the list reappears.
 */
const script = `{
const {parentElement:p}=document.currentScript,f=p.querySelector("input"),a=p.querySelector("[data-retry]"),
s=new URLSearchParams(location.search),q=s.get("q"),
follow=()=>{s.set("q",f.value);a.search=s};
let t=null;
try{t=sessionStorage.getItem("${interruptedFieldKey}");sessionStorage.removeItem("${interruptedFieldKey}")}catch{}
if(q)document.documentElement.dataset.searching="";
f.value=t??q??"";
if(t!==null)f.focus();
follow();
f.addEventListener("input",follow)
}`.replaceAll('\n', '');

/**
 * Renders what the exported page shows and runs until React hydrates it, including a message in case scripts
 * fail to load or take too long. The stylesheet decides when to show the message.
 * @param isDone whether the page has applied the query from the URL
 */
export function BeforeScripts({ isDone }: { isDone: boolean }) {
  const isExported = useBrowserValue(() => false, true);
  useLayoutEffect(() => {
    if (isDone) delete document.documentElement.dataset.searching;
  }, [isDone]);
  return (
    isExported && (
      <>
        <div role="alert" className={`${states.state} ${styles.lost}`}>
          <p className={states.title}>Search could not be loaded</p>
          <p>The connection may be slow or down. You can find every page in the list below.</p>
          <a href={withBasePath('/search')} data-retry="" className={states.action}>
            Retry
          </a>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text. */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </>
    )
  );
}
