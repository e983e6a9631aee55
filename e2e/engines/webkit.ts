import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort, until } from '../processes';
import { driveBy, type Engine } from './engine';

/** The WebDriver requests for Marionette's names. */
const requests: Record<string, (parameters: { id?: string }) => [method: string, path: string]> = {
  Navigate: () => ['POST', '/url'],
  SetWindowRect: () => ['POST', '/window/rect'],
  ExecuteScript: () => ['POST', '/execute/sync'],
  FindElement: () => ['POST', '/element'],
  ElementClick: ({ id }) => ['POST', `/element/${id}/click`],
  PerformActions: () => ['POST', '/actions'],
};

/** Python, and the program that opens a window of any width. */
const ownWindow = {
  binary: '/usr/bin/python3',
  args: [path.join(import.meta.dirname, 'webkit-window.py'), '--automation'],
};

/** Starts WebKitGTK in a window of ours by its driver, on a virtual screen. */
export async function startWebKit(driver: string): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const browser = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const ask = async (method: string, path: string, parameters?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(parameters && { body: JSON.stringify(parameters) }),
    });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  await until('the driver listens', () => ask('GET', '/status').catch(() => undefined));
  const alwaysMatch = { 'webkitgtk:browserOptions': ownWindow };
  const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string;
  };
  return driveBy(
    (name, parameters = {}) => {
      const [method, path] = requests[name]?.(parameters) ?? ['POST', `/${name}`];
      return ask(method, `/session/${sessionId}${path}`, parameters);
    },
    async () => {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined);
      for (const each of [browser, screen]) await end(each);
    },
    0,
  );
}

/** Starts an X server, which chooses a free display and writes its number. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
