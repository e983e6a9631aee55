import { until } from '../processes';

/** A browser that `engines.spec.ts` drives. Every engine does the same few things. */
export type Engine = {
  open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page and returns its result. */
  run: <T>(body: string) => Promise<T>;
  /** Clicks the first element that matches a selector, as a reader does. */
  click: (selector: string) => Promise<void>;
  /** Presses keys, one after another. */
  type: (keys: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
  /** The width of the narrowest window that it opens. */
  narrowest: number;
};

/** Sends a command of the WebDriver protocol, as Firefox's Marionette names it. WebKit gets it as a request. */
type Send = (name: string, parameters?: object) => Promise<unknown>;

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Drives a browser by WebDriver commands. */
export function driveBy(send: Send, close: () => Promise<void>, narrowest: number): Engine {
  const perform = (actions: object[]) => send('PerformActions', { actions });
  return {
    close,
    narrowest,
    open: async (url) => void (await send('Navigate', { url })),
    resize: async (width, height) => void (await send('SetWindowRect', { width, height })),
    run: async <T>(script: string) => (await send('ExecuteScript', { script, args: [] })) as T,
    click: async (value) => {
      // A page can still be on its way, and drivers report that like a missing element.
      await until(`there is ${value}`, async () => {
        const find = send('FindElement', { using: 'css selector', value });
        const element = await find.catch(() => undefined);
        if (!element) return false;
        await send('ElementClick', { id: (element as Record<string, string>)[elementKey] });
        return true;
      });
    },
    type: async (keys) => {
      const strokes = [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform([{ type: 'key', id: 'keyboard', actions: strokes }]);
    },
  };
}
