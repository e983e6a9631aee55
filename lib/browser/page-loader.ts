// Runs in the head of every exported page, before the reader can click anything.
// `lib/export/next/bundle-script.ts` bundles it into an inline script. Everything that differs between pages
// is in the script's data attributes, so that a single hash in the policy covers all pages.
//
// Until the first interaction, it loads nothing: the page is HTML with a stylesheet. The first sign of intent
// loads the page's payload and the framework's scripts, unless it's a tap on a link, which leaves the page. A click or
// key press before hydration is either handled here, if it doesn't need React, or held for up to a minute and replayed
// after hydration. In both cases, it takes effect exactly once.
import type {} from './copy-text';
import { interruptedKey } from './interrupted-search';

type TrustedTypes = {
  createPolicy(name: string, rules: Record<string, (text: string) => string | undefined>): void;
};
declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
    __next_f?: unknown[];
    /** The index that `lib/search/fetch-index.ts` reads, if the search was opened first. Undefined if it failed. */
    searchIndex?: Promise<Response | undefined> | undefined;
  }
  interface WindowEventMap {
    /** React has hydrated the page (`components/islands/early-events.tsx`). */
    hydrated: CustomEvent<(held: HeldEvent[], setLive: (isLive: boolean) => void) => void>;
  }
  interface HTMLElement {
    /** For a button that opens or closes something without scripts. Undefined in browsers without support. */
    readonly commandForElement?: Element | null;
    readonly popoverTargetElement?: HTMLElement | null;
  }
}
/** An event's target, the event, its control, and the stage at which it occurred. */
export type HeldEvent = [target: Element, event: Event, control: HTMLElement, stage: Stage];

/** How far React is. Before `awaited`, clicks don't wait for it. esbuild inlines enums, but not constants. */
enum Stage {
  /** The payload or a script is missing or failed, or the URL is another page's, so React won't start. It's 0, so falsy. */
  lost,
  /** A click waited in vain, but React may still start. */
  late,
  awaited,
  /** React may already have read the stored choices. */
  read,
  /** React handles events. */
  live,
}

const page = document;
const here = location;
const root = page.documentElement;
const look = root.dataset;
const { from, payload, scripts, sum, also, eager } = (page.currentScript as HTMLScriptElement).dataset as {
  from: string;
  payload: string;
  scripts: string;
  sum: string;
} & DOMStringMap;
const held: HeldEvent[] = [];
/** The URL's path while this page is shown. */
let { pathname } = here;
/** Whether to load at once. A page that the service worker has stored is. */
let isWanted = eager === '';
/** The page is parsed, and nothing has been requested yet. Undefined is smaller than false; every page has this script. */
let isReady: boolean | undefined;
let stage = Stage.awaited;
/** The search dialog, if it was opened here. */
let search: HTMLDialogElement | undefined;
/** The marked entry of the contents, or at first an element that has no mark to lose. */
let entry: HTMLElement = root;

const dismissed = 'dismissed';
const announcementKey = 'announcement.' + look.announcement;
// Before the first paint.
try {
  if (localStorage[announcementKey] === dismissed) look.announcement = dismissed;
} catch {
  // Storage is blocked.
}

const resolve = (address: string) => new URL(address, here.href).href;

// See lib/export/security/policy.ts.
self.trustedTypes?.createPolicy('default', {
  createHTML: (html) => html,
  createScriptURL(address) {
    const url = resolve(address);
    if (url.startsWith(resolve(from + '..')) || url === resolve(from + '../../../sw.js') || url === also)
      return address;
  },
});

// Capturing works for events that don't bubble, too. Browsers treat listeners for `wheel` on the window as passive.
const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
  addEventListener(type, listener, true);

/** Returns the first element that matches. Callers know that there's one, or check it. */
const find = (selector: string) => page.querySelector(selector) as HTMLElement;

/** Returns the first link in a list of sections to a target, or to what precedes one that no list has, or throws. */
const linkTo = (target: Element): HTMLAnchorElement =>
  (find(`nav [href="#${target.id}"]`) as HTMLAnchorElement) ||
  linkTo((target.previousElementSibling || (target.parentElement as Element).closest('.prose *')) as Element);

const add = (name: string, properties: object) =>
  page.head.append(Object.assign(page.createElement(name), properties));

/** Gives up on React and releases held events: choices are applied, links are followed, and all others are dropped. */
const abort = () => {
  stage = Stage.lost;
  // Makes the stylesheet mark controls that no longer work.
  look.lost = '';
  for (const [, event, control, stageThen] of held.splice(0)) {
    control.ariaBusy = null;
    if ('href' in control) control.click();
    else if (stageThen > Stage.awaited) act(event);
  }
};

/**
 * Fetches the payload, and then runs the scripts one by one. The script with React runs last, because React
 * would replace the page with an error if another script were missing. A payload from another build, or an
 * error page in its place, is ignored, because a tab can be opened days before its first interaction. Before React
 * starts, the page's own path replaces any other spelling in the URL, because Next looks up the page by its URL and throws
 * if the path starts with two slashes. The "not found" page has no path; see `components/states/retry-script.ts`.
 */
const load = () => {
  isWanted = true;
  if (!isReady) return;
  isReady = false;
  const names = scripts.split(' ');
  const runNext = () => {
    const name = names.pop();
    if (name && stage) add('script', { src: from + name + '.js', onerror: abort, onload: runNext });
  };
  fetch(payload)
    .then((response) => response.text())
    .then((text) => {
      let digest = 0;
      for (const character of text) digest = (digest * 31 + character.charCodeAt(0)) | 0;
      if (!stage || digest !== +sum) throw digest;
      const path = payload.replace(/(\/index)?.txt$/, '') || '/';
      if (!/_not/.test(path)) {
        pathname = path;
        history.replaceState(history.state, '', path + here.search + here.hash);
      }
      stage = Stage.read;
      self.__next_f = [[0], [1, text]];
      runNext();
    })
    .catch(abort);
  for (const name of names) add('link', { rel: 'preload', as: 'script', href: from + name + '.js' });
};

/** Loads, unless the reader is about to leave the page by a link that the browser follows. */
const loadUnlessLeaving = ({ target }: Event) =>
  (target as Partial<Element>).closest?.('a:not([href^="#"],[data-early],:focus-visible)') || load();

/**
 * Opens or closes the search, or throws if the page has none. The focus in the field notifies React. The index of the
 * built-in engine downloads while the scripts do.
 */
const toggleSearch = () => {
  search = find('#search') as HTMLDialogElement;
  if (search.open) return search.close();
  search.showModal();
  const { index: href } = search.dataset;
  if (href) self.searchIndex ??= fetch(href).catch(() => undefined);
};

/** Shows a choice and stores it. */
const choose = (name: string, value: string, key = name) => {
  look[name] = value;
  localStorage.setItem(key, value);
};

/** The actions that don't need React, by `data-early`. */
const actions: Record<string, () => void> = {
  search: toggleSearch,
  // If neither the reader nor the system has a choice, the page is dark.
  theme: (theme = look.theme) =>
    choose(
      'theme',
      theme === 'light' || (theme !== 'dark' && matchMedia('(prefers-color-scheme:light)').matches)
        ? 'dark'
        : 'light',
    ),
  dismiss: () => choose('announcement', dismissed, announcementKey),
};

/** Handles a click or key press, or holds it until hydration. */
const act = (event: Event & Partial<KeyboardEvent>) => {
  loadUnlessLeaving(event);
  const { target, key, altKey, shiftKey } = event as Partial<KeyboardEvent> & { target: Element };
  // The document and the window have no such method.
  if (stage > Stage.read || !target.closest) return;
  // On a phone, the table of contents covers the page, so close it when the reader follows a link. The choices of a menu
  // close it, too.
  if (!key)
    target.closest('[href^="#"],li [popovertarget]')?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  const isControl = event.ctrlKey || event.metaKey;
  // On a keyboard without Latin letters, the key in the place of K counts.
  const isShortcut =
    key &&
    !altKey &&
    (isControl
      ? /^k|[^ -~]KeyK/i.test(key + event.code) && !shiftKey
      : key === '/' && !target.matches('input'));
  // The controls that need scripts for a click, or for the key. A field whose placeholder is hidden has a text.
  const selector = !key
    ? 'button:not([popovertarget]),[data-early],h2>a,h3>a'
    : key === 'Enter'
      ? '[placeholder]:not(:placeholder-shown)'
      : /Home|End|Arrow[LR]/.test(key)
        ? '[role=tab]'
        : '_';
  const control = isShortcut ? root : target.closest<HTMLElement>(selector);
  const action = isShortcut ? toggleSearch : actions[control?.dataset.early as string];
  const isSearch = action === toggleSearch;
  // The browser handles it, or nothing does.
  if (
    !control ||
    (!isShortcut && (isControl || altKey || shiftKey || control.commandForElement)) ||
    (stage < Stage.awaited && (!action || isSearch))
  )
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
  try {
    if (action && (isSearch || stage < Stage.read)) return action();
    // WebKit rejects a copy that starts after the click. The text follows after hydration (`copy-text.ts`).
    if (control.matches('[data-action^=copy],h2>a,h3>a'))
      control.copied = navigator.clipboard
        .write([
          new ClipboardItem({
            'text/plain': new Promise((resolve) => (control.finish = resolve)),
          }),
        ])
        .catch((error) => error);
  } catch {
    // Storage is blocked, or there's no support for dialogs or for copying. React will try again.
  }
  control.ariaBusy = 'true';
  held.push([target, event, control, stage]);
  // At 50 kbit/s, the scripts take 22 s.
  setTimeout(() => {
    if (stage && stage < Stage.live) {
      abort();
      stage = Stage.late;
    }
  }, 60_000);
};

/**
 * Loads if something was requested before, or if the URL or a stored choice affects the page's content, which would
 * otherwise change during the first interaction. Also shows which section the reader arrives at.
 */
const loadIfEager = () => {
  try {
    isWanted ||= /[?&#](q|data)=/.test(here.href);
    // The beginnings of the keys of tabs, of the sidebar, and of `preferredReleasesKey`.
    for (const key in localStorage) isWanted ||= /^(tabs|side|docs)/.test(key);
    const target = page.getElementById(decodeURIComponent(here.hash.slice(1)));
    isWanted ||= target ? target.matches('.moved-anchor') : here.hash > '';
    entry.ariaCurrent = null;
    // Hydration keeps attributes that React doesn't know. Afterward, `use-reading-position.ts` continues.
    entry = linkTo(target as Element);
    entry.ariaCurrent = 'true';
    find('#at').title = (entry as HTMLAnchorElement).text;
  } catch {
    // Storage is blocked, the fragment can't be decoded, or the page has no contents. Nothing else affects the content.
  }
  if (isWanted) load();
};

/** Reopens the search with a query, if there's one, so that the reader can continue typing. */
const reopenSearch = (text: string | undefined) => {
  if (text == null) return;
  load();
  (find('#search input') as HTMLInputElement).value = text;
  toggleSearch();
};

// React listens for the same events, so it isn't worth removing these listeners.
on('wheel', load);
on('input', load);
on('storage', load);
on('pointerdown', loadUnlessLeaving);
// The browser also reports a pointer that rests where the page appears, and the field that it focuses itself.
on('pointermove', (event) => (event.movementX || event.movementY) && load());
on('focusin', (event) => (event.target as HTMLElement).autofocus || loadUnlessLeaving(event));
// Not if the browser scrolls to the fragment, but if it restores where the reader was. As an unsigned number, a place above
// the window is far below it.
on(
  'scroll',
  () => isWanted || ((find(':target') || root).getBoundingClientRect().top >>> 0 > innerHeight && load()),
);
on('click', act);
on('keydown', act);
// After a reload, the history entries of pages that Next showed earlier still belong to this document, so going back to
// one only changes the URL, and the page has to be loaded. The browser first restores that page's scroll position in this
// document, which therefore has to be tall enough. Without scroll anchoring, the reload keeps the position unchanged.
on('popstate', () => {
  if (stage > Stage.read) return;
  if (here.pathname === pathname) loadIfEager();
  else {
    stage = Stage.lost;
    root.style = 'height:1e6px;overflow-anchor:none';
    requestAnimationFrame(() => setTimeout(() => here.reload()));
  }
});
// For components/islands/link-router.tsx, because Next starts with the URL that it read first.
on('hashchange', (event) => (look.url = event.newURL));
on('DOMContentLoaded', () => {
  isReady = true;
  try {
    reopenSearch(sessionStorage[interruptedKey]);
  } catch {}
  loadIfEager();
});
// A script threw while it ran. Errors that React only reports occur when there's no current script.
on('error', () => {
  if ((page.currentScript as HTMLScriptElement | null)?.onerror === abort) abort();
});
on('hydrated', ({ detail: replay }) =>
  setTimeout(() => {
    // React rerenders a page that was changed by a translator, including the search.
    if (search?.open && !search.isConnected)
      reopenSearch((search.querySelector('input') as HTMLInputElement).value);
    replay(held, (isLive) => (stage = isLive ? Stage.live : Stage.read));
  }),
);
