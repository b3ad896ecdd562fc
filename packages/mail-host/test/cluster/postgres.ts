import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian has a folder for each version of PostgreSQL. */
const debian = '/usr/lib/postgresql';
const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
const folders = [...versions.map((version) => `${debian}/${version}/bin`), '/usr/local/bin'];
const programs = folders.find((folder) => existsSync(join(folder, 'pg_ctl')));

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** A running PostgreSQL that only the test uses. */
export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase: (name: string) => string;
  /** Stops it without waiting for open connections, and starts it again. */
  restart: () => void;
  close: () => void;
}

const root = process.getuid?.() === 0;

/** Runs a program of PostgreSQL. It refuses to run as root, so root runs it as the user that Debian's package has created. */
function run(program: string, args: readonly string[]): void {
  if (programs === undefined) throw new Error('PostgreSQL is missing. On Debian: apt-get install postgresql');
  const path = join(programs, program);
  const command = root ? ['runuser', '-u', 'postgres', '--', path, ...args] : [path, ...args];
  execFileSync(command[0] ?? '', command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
}

/** Starts PostgreSQL in a new folder; it flushes to the disk as usual. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (root) {
    const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  const port = String(await freePort());
  const options = `-c listen_addresses=127.0.0.1 -p ${port} -c unix_socket_directories=${folder}`;
  const start = () => run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start']);
  const stop = () => run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8']);
  start();
  return {
    newDatabase: (name) => {
      run('createdb', ['-h', '127.0.0.1', '-p', port, '-U', 'postgres', name]);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    restart: () => {
      stop();
      start();
    },
    close: () => {
      stop();
      rmSync(folder, { recursive: true });
    },
  };
}
