import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram, freePort } from '../programs';

/** A running PostgreSQL that only the test uses. */
export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase: (name: string) => string;
  /** Stops it at once, open connections or not, and starts it again. */
  restart: () => void;
  close: () => void;
}

const root = process.getuid?.() === 0;

/** PostgreSQL does not run as root: then it runs as the user that Debian's package has made. */
function run(program: string, args: readonly string[]): void {
  const path = join(dirname(findProgram('postgresql') ?? ''), program);
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
