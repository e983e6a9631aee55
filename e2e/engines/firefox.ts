import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type net from 'node:net';
import { connect, freePort, until } from '../processes';
import { driveBy, type Engine } from './engine';

type Answer = [type: number, id: number, error: { error: string; message: string } | null, result: unknown];

const preferences = {
  // Dark, like all other tests.
  'layout.css.prefers-color-scheme.content-override': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'network.captive-portal-service.enabled': false,
};

/** Starts Firefox without a window. Its Marionette accepts WebDriver commands, each preceded by its length. */
export async function startFirefox(program: string, profile: string): Promise<Engine> {
  const port = await freePort();
  fs.mkdirSync(profile, { recursive: true });
  const lines = Object.entries({ ...preferences, 'marionette.port': port }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  fs.writeFileSync(`${profile}/user.js`, lines.join('\n'));
  const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const socket = await until('Firefox listens', () => connect(port));
  const send = speak(socket);
  await send('NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  return driveBy(
    (name, parameters) => send(name, parameters),
    async () => {
      const ended = once(browser, 'exit');
      socket.destroy();
      browser.kill();
      await ended;
    },
    500,
  );
}

/** Sends commands and matches the answers, of which one packet may contain several or a part. */
function speak(socket: net.Socket) {
  const pending = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, colon).toString());
      if (colon < 0 || received.length < colon + 1 + length) return;
      const message = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString());
      received = received.subarray(colon + 1 + length);
      // The first message is a greeting.
      if (Array.isArray(message)) pending.get(message[1])?.(message as Answer);
    }
  });
  return (name: string, parameters: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      pending.set(id, ([, , error, result]) => {
        if (error) return reject(new Error(`${name}: ${error.message}`));
        const isWrapped = typeof result === 'object' && result !== null && 'value' in result;
        resolve(isWrapped ? result.value : result);
      });
      const text = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
