// Runs in the head of every exported page, before the reader can click anything.
// `lib/build/next/bundle-script.ts` bundles it into an inline script. Everything that differs between pages
// is in the script's data attributes, so that a single hash in the policy covers all pages.
//
// Until the first interaction, it loads nothing: the page is HTML with a stylesheet. The first sign of intent
// loads the page's payload and the framework's scripts. A click or key press before hydration is either
// handled here, if it doesn't need React, or held and replayed after hydration. In both cases, it takes
// effect exactly once.
import { preferredReleasesKey } from '@/lib/nav/preferred-releases';
import { interruptedKey } from './interrupted-search';

type TrustedTypes = {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
};
declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
    __next_f?: unknown[];
  }
  interface HTMLElement {
    /** For a button that opens or closes something without scripts. Undefined in browsers without support. */
    readonly commandForElement?: Element | null;
    readonly popoverTargetElement?: HTMLElement | null;
  }
}
/** The event's target, the event, its control, and whether React may already have read the stored choices. */
type HeldEvent = [target: Element, event: Event, control: HTMLElement, wasRead: boolean];

const page = document;
const root = page.documentElement;
const { from = '', payload = '', scripts = '', sum, also, eager } = page.currentScript?.dataset ?? {};
const held: HeldEvent[] = [];
const started = new AbortController();
let isWanted = false;
let isStarted = false;
/** Whether React may already have read the stored choices. */
let isRead = false;
/** The payload or a script is missing or failed, so React won't start. */
let isLost = false;
let isLive = false;
/** The event that's being replayed. */
let repeated: Event | undefined;
/** The search dialog, if it was opened here. */
let search: HTMLDialogElement | null = null;

// See lib/build/security/policy.ts.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    const { origin, pathname, href } = new URL(address, page.baseURI);
    return (origin === location.origin && pathname.startsWith(from.replace(/[^/]+\/$/, ''))) ||
      href === location.origin + from.replace(/_next.*/, 'sw.js') ||
      href === also
      ? address
      : null;
  },
});

const add = (name: string, properties: object) =>
  page.head.append(Object.assign(page.createElement(name), properties));

/**
 * Gives up on React and releases held events: choices are applied, links are followed, and all others are
 * dropped.
 */
function abort() {
  isRead = false;
  isLost = true;
  // Makes the stylesheet mark controls that no longer work.
  root.dataset.lost = '';
  for (const [, event, control, wasRead] of held.splice(0)) {
    control.ariaBusy = null;
    if ('href' in control) control.click();
    else if (wasRead) act(event);
  }
}

/**
 * Fetches the payload, and then runs the scripts one by one. The script with React runs last, because React
 * would replace the page with an error if another script were missing. A payload from another build, or an
 * error page in its place, is ignored, because a tab can be opened days before its first interaction. Parts
 * that the payload omits (`lib/browser/payload/fill-payload.ts`) are read from the current page, because
 * React keeps them for back navigation. Before React starts, the page's own path replaces any other spelling
 * in the URL, because Next looks up the page by its URL and throws if the path starts with two slashes. The
 * "not found" page has no path; see `lib/site/retry-script.ts`.
 */
function load() {
  isWanted = true;
  if (isStarted || page.readyState === 'loading') return;
  isStarted = true;
  started.abort();
  const sources = scripts.split(' ').map((name) => from + name + '.js');
  const runNext = () => {
    const src = sources.pop();
    if (src && !isLost) add('script', { src, onerror: abort, onload: runNext });
  };
  fetch(payload)
    .then((response) => response.text())
    .then((text) => {
      let digest = 0;
      for (let index = 0; index < text.length; ) digest = (digest * 31 + text.charCodeAt(index++)) | 0;
      if (String(digest) !== sum) throw digest;
      let [, shared = '{}', flight = text] = /^({.*)\n([\s\S]*)/.exec(text) ?? [];
      const runs = page.querySelectorAll('div.html');
      for (const [row, [run]] of Object.entries<[number]>(JSON.parse(shared)))
        flight = row + ':' + JSON.stringify(runs[run]?.innerHTML) + '\n' + flight;
      const { pathname, search, hash } = location;
      const path = payload.replace(/(\/index)?\.txt$/, '') || '/';
      if (path !== pathname && !path.endsWith('_not-found'))
        history.replaceState(history.state, '', path + search + hash);
      isRead = true;
      window.__next_f ??= [];
      window.__next_f.push([0], [1, flight]);
      runNext();
    })
    .catch(abort);
  for (const href of sources) add('link', { rel: 'preload', as: 'script', href });
}

/**
 * The actions that don't need React, by `data-early`. For `search`, the focus in the field notifies React.
 */
const actions: Record<string, () => void> = {
  search: () => {
    search = page.querySelector<HTMLDialogElement>('#search');
    if (search?.open) search.close();
    else search?.showModal();
  },
  theme: () => {
    const { theme } = root.dataset;
    const isDark =
      theme === 'dark' || (theme !== 'light' && !matchMedia('(prefers-color-scheme: light)').matches);
    root.dataset.theme = isDark ? 'light' : 'dark';
    localStorage.setItem('theme', root.dataset.theme);
  },
  dismiss: () => {
    const key = 'announcement.' + root.dataset.announcement;
    root.dataset.announcement = 'dismissed';
    localStorage.setItem(key, 'dismissed');
  },
};

/** Returns the control that a click or key press is for, if it needs scripts. */
function controlOf(target: Element, key: string | undefined): HTMLElement | null {
  if (!key) return target.closest('button:not([popovertarget]),[data-early],:is(h2,h3)>a');
  if (key === 'Enter') return target.closest('#search input');
  return /^(Home|End|Arrow(Left|Right))$/.test(key) ? target.closest('[role=tab]') : null;
}

/** Handles a click or key press, or holds it until hydration. */
function act(event: Event) {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event as Event & Partial<KeyboardEvent>;
  if (isLive || event === repeated || !(target instanceof Element)) return;
  // On a phone, the table of contents covers the page, so close it when the reader follows a link.
  if (!key) target.closest('[popover] [href^="#"]')?.closest<HTMLElement>('[popover]')?.hidePopover();
  const isControl = ctrlKey || metaKey;
  const isShortcut =
    key &&
    !altKey &&
    (isControl ? /^k$/i.test(key) && !shiftKey : key === '/' && !target.matches('input,textarea,select'));
  const control = isShortcut ? root : controlOf(target, key);
  const name = isShortcut ? 'search' : control?.dataset.early;
  const action = actions[name ?? ''];
  const isSearch = name === 'search';
  const isForBrowser = !isShortcut && (isControl || shiftKey || control?.commandForElement);
  if (!control || isForBrowser || (isLost && (!action || isSearch))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.popoverTargetElement?.hidePopover();
  try {
    if (action && (isSearch || !isRead)) return action();
  } catch {
    // Storage is blocked, or there's no support for dialogs. React will try again.
  }
  control.ariaBusy = 'true';
  held.push([target, event, control, isRead]);
}

/**
 * Whether the URL or a stored choice affects the page's content, which would otherwise change during the
 * first interaction.
 */
function isEager() {
  try {
    const { hash, search } = location;
    return (
      eager === '' ||
      /[?&#](q|data)=/.test(search + hash) ||
      interruptedKey in sessionStorage ||
      Object.keys(localStorage).some(
        (key) => /^(tabs\..*|sidebar)$/.test(key) || key.startsWith(preferredReleasesKey),
      ) ||
      // Last, because it throws if the fragment can't be decoded.
      (hash.length > 1 &&
        !page.getElementById(decodeURIComponent(hash.slice(1)))?.matches(':not(.moved-anchor)'))
    );
  } catch {}
}

/** Reopens the search with the saved query, so that the reader can continue typing. */
function reopenSearch(text: string | null | undefined) {
  const field = page.querySelector<HTMLInputElement>('#search input');
  if (typeof text !== 'string' || !field) return;
  field.value = text;
  actions.search?.();
}

const onIntent = (type: string) =>
  addEventListener(
    type,
    (event) => {
      const { movementX, movementY, target } = event as MouseEvent;
      // The browser also reports a pointer that rests where the page appears, and the field that it focuses itself.
      if (
        type === 'pointermove'
          ? movementX || movementY
          : type !== 'focusin' || !(target as HTMLElement).autofocus
      )
        load();
    },
    { capture: true, passive: true, signal: started.signal },
  );
for (const type of 'pointermove,pointerdown,touchstart,wheel,click,keydown,focusin,storage'.split(','))
  onIntent(type);
for (const type of ['click', 'keydown']) addEventListener(type, act, true);
// Until then, the browser scrolls to the fragment.
addEventListener('load', () => setTimeout(() => onIntent('scroll'), 500));
page.addEventListener('DOMContentLoaded', () => {
  if (isWanted || isEager()) load();
  try {
    reopenSearch(sessionStorage.getItem(interruptedKey));
  } catch {}
});
// A script threw while it ran. Errors that React only reports occur when there's no current script.
addEventListener('error', () => {
  if ((page.currentScript as HTMLScriptElement | null)?.onerror === abort) abort();
});
/** Replays held events, each in its own task, so that React has handled one before the next. */
function repeat() {
  const [target, event, control] = held.shift() ?? [];
  isLive = !event;
  if (!event || !target || !control) return;
  control.ariaBusy = null;
  // An event's properties have the same names as its constructor's options.
  repeated = new (event.constructor as typeof Event)(event.type, event);
  if (target.isConnected) target.dispatchEvent(repeated);
  setTimeout(repeat);
}

addEventListener(
  'hydrated',
  () =>
    setTimeout(() => {
      // React rerenders a page that was changed by a translator, including the search.
      if (search?.open && !search.isConnected) reopenSearch(search.querySelector('input')?.value);
      repeat();
    }),
  { once: true },
);
