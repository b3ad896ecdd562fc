import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

/** A port that is free now, for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  if (bound === null || typeof bound === 'string') throw new Error('No port is free.');
  return bound.port;
}

/** The columns of address, state and socket in `/proc/net/tcp`, and the state of a listening socket. */
const [address, state, socket, listens] = [1, 3, 9, '0A'];

/** The ports on which a process listens: MiniBrowser chooses its automation port and does not report it. Throws if a file is closed during the search. */
export function listeningPorts(pid: number): number[] {
  const files = new Set(readdirSync(`/proc/${pid}/fd`).map((file) => readlinkSync(`/proc/${pid}/fd/${file}`)));
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[state] === listens && files.has(`socket:[${columns[socket]}]`))
    .map((columns) => Number.parseInt(columns[address]?.split(':')[1] ?? '', 16));
}
