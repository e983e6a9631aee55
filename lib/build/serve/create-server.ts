import http from 'node:http';
import { answerRequests, type ServedSite } from './answer-requests';

export type RunningServer = {
  port: number;
  /** The URL of the home page, including the base path. */
  url: string;
  /** Closes all connections and frees the port. */
  close: () => Promise<void>;
};

/**
 * Starts a server for an exported folder.
 * @param options the site and the port; port 0 selects any free one
 * @throws if the folder contains no export or the port is occupied
 */
export async function createServer({ port, ...site }: ServedSite & { port: number }): Promise<RunningServer> {
  const server = http.createServer(answerRequests(site));
  const bound = await listen(server, port);
  return { port: bound, url: `http://localhost:${bound}${site.basePath}`, close: () => close(server) };
}

const listen = (server: http.Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

const explain = (error: NodeJS.ErrnoException, port: number): Error =>
  error.code === 'EADDRINUSE'
    ? new Error(`Port ${port} is taken. Choose another port, such as  PORT=${port + 1} npm start`, {
        cause: error,
      })
    : error;

const close = (server: http.Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
