import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nginxProgram } from '../nginxPrograms';
import { portOf } from '../../server/listen';

/** A running nginx: where it answers, and how it ends. */
export interface Nginx {
  origin: string;
  port: number;
  close: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** Debian's modules, each loaded by a file that the package puts here. */
const modules = '/etc/nginx/modules-enabled';

/** As a whole configuration: everything in a folder of its own, so that it runs as any user beside any other nginx. */
function configuration(folder: string, port: number, http: string, server: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return [
    ...(existsSync(modules) ? [`include ${modules}/*.conf;`] : []),
    ...(process.getuid?.() === 0 ? ['user www-data;'] : []),
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events { worker_connections 1024; }',
    'http {',
    '  access_log off;',
    ...temporary,
    http,
    '  server {',
    `    listen 127.0.0.1:${port};`,
    `    root ${folder}/site;`,
    server,
    '  }',
    '}',
    '',
  ].join('\n');
}

/** Serves a copy of `dist/` by nginx with these lines in its `http` and in its `server` block. Throws with nginx's own words where it does not start. */
export async function startNginx(http: string, server: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  await cp('dist', join(folder, 'site'), { recursive: true });
  await mkdir(join(folder, 'site/.secret'));
  await writeFile(join(folder, 'site/.secret/index.html'), 'the secret of the site');
  await writeFile(join(folder, 'secret.txt'), 'the secret beside the site');
  // Workers of root's nginx run as another user, who must be able to read it.
  await chmod(folder, 0o755);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, http, server));
  const nginx = spawn(nginxProgram(), ['-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;']);
  let said = '';
  nginx.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(nginx, 'close');
  const origin = `http://127.0.0.1:${port}`;
  const answers = async () => {
    while (nginx.exitCode === null) {
      const answer = await fetch(origin).catch(() => undefined);
      if (answer !== undefined) return true;
      await new Promise((done) => setImmediate(done));
    }
    return false;
  };
  if ((await Promise.race([answers(), ended])) !== true) throw new Error(`nginx did not start: ${said}`);
  return {
    origin,
    port,
    close: async () => {
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What the build has written for nginx, as lines to include. */
export const siteConfiguration = {
  http: `include ${resolve('.build/hosting/nginx-maps.conf')};`,
  server: `include ${resolve('.build/hosting/nginx-site.conf')};\nbrotli_static on;`,
};
