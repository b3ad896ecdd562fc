import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Debian has a folder for each version of PostgreSQL. */
const postgres = '/usr/lib/postgresql';
const versions = existsSync(postgres) ? readdirSync(postgres).toSorted((a, b) => Number(b) - Number(a)) : [];

/** Where Debian's packages and others put programs that some tests need. */
const places = {
  postgresql: [...versions.map((version) => `${postgres}/${version}/bin/pg_ctl`), '/usr/local/bin/pg_ctl'],
  'nginx-light': ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'],
} as const;

type DebianPackage = keyof typeof places;

/** The path of the program that one of Debian's packages brings, undefined where it is missing. */
export const findProgram = (name: DebianPackage) => places[name].find((path) => existsSync(path));

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Waits until a program listens on a port. Rejects when it has not after 10 seconds. */
export async function listening(port: number): Promise<void> {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    const socket = createConnection(port, '127.0.0.1');
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (connected) return;
    await wait(50);
  }
  throw new Error(`Nothing listens on port ${port}`);
}

// As a program, `tsx test/programs.ts postgresql …`: installs Debian's packages as root where their programs are missing.
if (import.meta.filename === process.argv[1]) {
  const missing = () => process.argv.slice(2).filter((name) => findProgram(name as DebianPackage) === undefined);
  if (missing().length > 0 && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', timeout: 120_000 });
    const install = ['install', '-yq', '--no-install-recommends', ...missing()];
    spawnSync('apt-get', install, { stdio: 'inherit', timeout: 300_000 });
  }
  if (missing().length > 0) {
    console.error(`Do this as root (Debian), then run the tests again:\n  apt-get install ${missing().join(' ')}`);
    process.exitCode = 1;
  }
}
