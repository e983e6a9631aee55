import { once } from 'node:events';
import type { Server } from 'node:net';

/**
 * Starts a server, and waits until it listens.
 * @param command what to run with another port, such as `npm start`
 * @throws Error that names another port if this one is in use
 */
export async function listen(server: Server, port: number, command: string): Promise<void> {
  try {
    await once(server.listen(port), 'listening');
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')) throw cause;
    const other = `PORT=${port + 1} ${command}`;
    throw new Error(`Port ${port} is in use. Stop the other program, or choose another port:  ${other}`);
  }
}
