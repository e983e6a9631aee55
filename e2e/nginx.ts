import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connect, freePort, until } from './processes';

/** Empty if nginx isn't installed, in which case its tests are skipped. */
export const program = process.env.NGINX_PATH ?? '';

/** Debian's nginx module for serving files precompressed with Brotli. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = fs.existsSync(brotliModule);

/**
 * Starts nginx for a copy of an export with the configuration in DEPLOYING.md, except for its paths. With the base path
 * `/docs`, DEPLOYING.md specifies another root.
 */
export async function startNginx(
  out: string,
  basePath = '',
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  fs.cpSync(out, path.join(folder, 'docs'), { recursive: true });
  const config = path.join(folder, 'nginx.conf');
  fs.writeFileSync(config, configFor(folder, port, basePath));
  const server = spawn(program, ['-p', folder, '-e', 'error.log', '-c', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until('nginx listens', async () => {
    if (server.exitCode !== null) throw new Error('nginx rejects the configuration. See the reason above.');
    return (await connect(port))?.destroy();
  });
  return { origin: `http://localhost:${port}`, stop: () => stop(server, folder) };
}

/** Puts the server block of DEPLOYING.md into the relevant parts of Debian's own configuration. */
function configFor(folder: string, port: number, basePath: string): string {
  const [, recipe] = /^```nginx\n(.*?)^```/ms.exec(fs.readFileSync('DEPLOYING.md', 'utf8')) ?? [];
  if (recipe === undefined) throw new Error('DEPLOYING.md has no configuration of nginx.');
  const site = recipe
    .replaceAll('/srv', folder)
    .replace('# brotli_static', hasBrotli ? 'brotli_static' : '$&')
    .replace(`root ${folder}/docs;`, `root ${folder}${basePath ? '' : '/docs'};`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
events {}
http {
  ${fs.existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : ''}
  default_type application/octet-stream;
  gzip on;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join('\n  ')}
${site}
}`;
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  fs.rmSync(folder, { recursive: true });
}
