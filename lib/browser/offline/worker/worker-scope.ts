// The part of the service worker API that we use. TypeScript's library for workers conflicts with the DOM library,
// which the rest of the site needs.

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = Extendable & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type Events = {
  install: Extendable;
  activate: Extendable;
  fetch: FetchEvent;
  message: Extendable & { data: unknown };
};

type WorkerScope = {
  addEventListener: <Name extends keyof Events>(name: Name, listen: (event: Events[Name]) => void) => void;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
};

/** The global scope of the worker. */
export const worker = self as unknown as WorkerScope;
