import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** The path that `npm run e2e` found. Without it, the tests are skipped. */
export const nginxPath = process.env.NGINX_PATH ?? '';

/** Debian's nginx module for serving files precompressed with Brotli. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = fs.existsSync(brotliModule);

export type RunningNginx = { origin: string; stop: () => Promise<void> };

/** Reads the configuration in DEPLOYING.md. */
function recipe(): string {
  const [, text] = /^```nginx\n(.*?)^```/ms.exec(fs.readFileSync('DEPLOYING.md', 'utf8')) ?? [];
  if (text === undefined) throw new Error('DEPLOYING.md has no configuration for nginx.');
  return text;
}

/**
 * Starts nginx for an export, as an ordinary process, with the configuration in DEPLOYING.md except for its paths.
 * @param folder the export
 * @param srv an empty folder that replaces `/srv`
 * @param basePath `''`, or `/docs`, for which DEPLOYING.md specifies another root
 */
export async function startNginx(folder: string, srv: string, basePath = ''): Promise<RunningNginx> {
  const port = await freePort();
  fs.mkdirSync(path.join(srv, 'run'), { recursive: true });
  fs.symlinkSync(path.resolve(folder), path.join(srv, 'docs'));
  const server = recipe()
    .replace('# brotli_static', hasBrotli ? 'brotli_static' : '$&')
    .replace('root /srv/docs;', `root /srv${basePath ? '' : '/docs'};`)
    .replaceAll('/srv', srv)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const file = path.join(srv, 'nginx.conf');
  fs.writeFileSync(file, aroundServer(server));
  const nginx = spawn(nginxPath, ['-p', srv, '-e', 'error.log', '-c', file], { stdio: 'inherit' });
  await whenListening(nginx, port);
  return { origin: `http://localhost:${port}`, stop: () => stop(nginx) };
}

/** Returns the relevant parts of Debian's `nginx.conf`, with all of nginx's own files in one folder. */
const aroundServer = (server: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off;
worker_processes 1;
pid run/nginx.pid;
events {}
http {
  ${fs.existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : ''}
  default_type application/octet-stream;
  gzip on;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path run/${name};`).join('\n  ')}
${server}
}
`;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function whenListening(nginx: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (nginx.exitCode !== null) throw new Error('nginx rejects the configuration. See the reason above.');
    if (await canConnect(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not respond.');
}

async function stop(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null) return;
  const hasClosed = new Promise((resolve) => nginx.once('close', resolve));
  nginx.kill('SIGTERM');
  await hasClosed;
}
