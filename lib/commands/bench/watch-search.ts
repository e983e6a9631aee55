/** Timings of one keystroke, or of opening the search: when the results were painted, and how long the worker took. */
type SeenKey = { painted: number; worker: number };

declare global {
  interface Window {
    searchWatch?: {
      start: (isKey: boolean) => void;
      painted: (longestWait: number) => Promise<SeenKey | undefined>;
    };
  }
}

/** Records when results change and workers report. It runs in the page, without this module's scope. */
export function watchSearch(): void {
  let [key, changed, worker] = [0, 0, 0];
  const addTime = ({ data }: MessageEvent<{ results?: { processingTimeMS?: number }[] }>) => {
    for (const { processingTimeMS = 0 } of data.results ?? []) worker += processingTimeMS;
  };
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', addTime);
    }
  };
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      key = timeStamp;
    },
    true,
  );
  let notify = () => {};
  // A change is painted with the next frame. A message that's posted when that frame starts arrives after it's done.
  const recordPaint = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        changed = performance.now();
        notify();
      };
      port2.postMessage(0);
    });
  addEventListener('DOMContentLoaded', () => {
    const results = '[role=listbox] [role=option], .pagefind-ui__result-link';
    let hadResults = false;
    new MutationObserver((records) => {
      const hasResults = document.querySelector(results) !== null;
      // If only the highlights move, the text inside a row changes. Pagefind first adds rows without text and links.
      const inList =
        (hasResults && !hadResults) ||
        records.some(({ target }) =>
          (target instanceof Element ? target : target.parentElement)
            ?.closest('[role=listbox], .pagefind-ui__results')
            ?.querySelector('[role=option], .pagefind-ui__result-link'),
        );
      hadResults = hasResults;
      if (inList && key > 0 && changed === 0) recordPaint();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  window.searchWatch = {
    start: (isKey) => {
      [key, changed, worker] = [isKey ? 0 : performance.now(), 0, 0];
    },
    painted: async (longestWait) => {
      await new Promise<void>((resolve) => {
        notify = resolve;
        if (changed > 0) resolve();
        else setTimeout(resolve, longestWait);
      });
      return changed > 0 && key > 0 ? { painted: changed - key, worker } : undefined;
    },
  };
}
