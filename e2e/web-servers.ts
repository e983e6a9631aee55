import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort, until } from './processes';

export type WebServer = {
  name: string;
  /** Empty if it isn't installed, in which case its tests are skipped. */
  program: string;
  /**
   * Writes the configuration into a folder, and returns the arguments. With the base path `/docs`, DEPLOYING.md specifies
   * another root for nginx.
   */
  configure: (folder: string, port: number, basePath: string) => string[];
};

/** Debian's nginx module for serving files precompressed with Brotli. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = fs.existsSync(brotliModule);

export const nginx: WebServer = {
  name: 'nginx',
  program: process.env.NGINX_PATH ?? '',
  configure: (folder, port, basePath) => {
    const site = recipe('nginx', folder)
      .replace('# brotli_static', hasBrotli ? 'brotli_static' : '$&')
      .replace(`root ${folder}/docs;`, `root ${folder}${basePath ? '' : '/docs'};`)
      .replace('listen 80;', `listen 127.0.0.1:${port};`);
    // The relevant parts of Debian's own configuration.
    const config = `${process.getuid?.() === 0 ? 'user root;' : ''}
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
    fs.writeFileSync(path.join(folder, 'nginx.conf'), config);
    return ['-p', folder, '-e', 'error.log', '-c', path.join(folder, 'nginx.conf')];
  },
};

const modules = '/usr/lib/apache2/modules';

export const webServers: readonly WebServer[] = [
  nginx,
  {
    name: 'Caddy',
    program: process.env.CADDY_PATH ?? '',
    configure: (folder, port) => {
      const site = recipe('caddyfile', folder).replace('docs.example.com', `http://localhost:${port}`);
      fs.writeFileSync(
        path.join(folder, 'Caddyfile'),
        `{\n  admin off\n  log {\n    level ERROR\n  }\n}\n${site}`,
      );
      return ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
  {
    name: 'Apache',
    program: process.env.APACHE_PATH ?? '',
    configure: (folder, port) => {
      const site = recipe('apache', folder)
        .replace('*:443', `*:${port}`)
        .replaceAll(/^ *SSL.*\n/gm, '');
      const config = `ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
Listen 127.0.0.1:${port}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${['mpm_event', 'authz_core', 'rewrite', 'headers', 'mime', 'dir', 'filter', 'deflate'].map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
TypesConfig /dev/null
${site}`;
      fs.writeFileSync(path.join(folder, 'apache.conf'), config);
      return ['-f', path.join(folder, 'apache.conf'), '-DFOREGROUND'];
    },
  },
];

/** Reads a configuration in DEPLOYING.md, for an export in another folder. */
function recipe(language: string, folder: string): string {
  const [, text] =
    new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(fs.readFileSync('DEPLOYING.md', 'utf8')) ?? [];
  if (text === undefined) throw new Error(`DEPLOYING.md has no configuration in ${language}.`);
  return text.replaceAll('/srv', folder);
}

/**
 * Starts a server for a copy of an export with the configuration in DEPLOYING.md, except for its paths and TLS. The copy is
 * in a public folder, because Apache runs as another user, who may not be allowed into the repository.
 */
export async function startWebServer(
  { name, program, configure }: WebServer,
  out: string,
  basePath = '',
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'web-server-'));
  fs.chmodSync(folder, 0o755);
  fs.cpSync(out, path.join(folder, 'docs'), { recursive: true });
  const server = spawn(program, configure(folder, port, basePath), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  await until(`${name} listens`, async () => {
    if (server.exitCode !== null) throw new Error(`${name} rejects the configuration. See the reason above.`);
    return canConnect(port);
  });
  return { origin: `http://localhost:${port}`, stop: () => stop(server, folder) };
}

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  fs.rmSync(folder, { recursive: true });
}
