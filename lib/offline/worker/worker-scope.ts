// As much of a service worker's surroundings as ours uses. TypeScript has them in a library that can't stand beside the
// one for pages, which the rest of the site needs.

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = Lasting & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type Events = {
  install: Lasting;
  activate: Lasting;
  fetch: FetchEvent;
  message: Lasting & { data: unknown };
};

type WorkerScope = {
  addEventListener: <Name extends keyof Events>(name: Name, listen: (event: Events[Name]) => void) => void;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
};

/** The worker itself. */
export const worker = self as unknown as WorkerScope;
