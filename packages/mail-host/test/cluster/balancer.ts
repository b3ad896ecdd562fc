import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, freePort, listening } from '../programs';

/** The configuration of docs/reference.md: another host is tried only where the first has not got the request, so nothing is sent twice. */
const configuration = (folder: string, port: number, hosts: readonly number[]) => `
  daemon off;
  master_process off;
  pid ${folder}/pid;
  events { worker_connections 4096; }
  http {
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    upstream mail_hosts {
      ${hosts.map((host) => `server 127.0.0.1:${host} max_fails=1 fail_timeout=1s;`).join('\n      ')}
      keepalive 32;
    }
    server {
      listen 127.0.0.1:${port};
      location = /api/sendEmail {
        proxy_pass http://mail_hosts;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_connect_timeout 2s;
        proxy_next_upstream error timeout;
        client_max_body_size 64k;
      }
    }
  }`;

/** Starts nginx in front of hosts that listen on these ports of this machine. */
export async function startBalancer(hosts: readonly number[]): Promise<{ origin: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, hosts));
  const options = ['-c', file, '-e', join(folder, 'error.log')];
  const nginx = spawn(findProgram('nginx-light') ?? '', options, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(nginx, 'close');
  await listening(port);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      nginx.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
