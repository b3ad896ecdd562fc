import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

/** A port that is free now, for a program that needs to be given one. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  if (bound === null || typeof bound === 'string') throw new Error('No port is free.');
  return bound.port;
}

/** In `/proc/net/tcp`: the columns of address, state and socket, and the state of a socket that listens. */
const [address, state, socket, listens] = [1, 3, 9, '0A'];

/** The ports on which a process listens: MiniBrowser chooses its automation port and reports it nowhere. Throws when a file is closed meanwhile. */
export function listeningPorts(pid: number): number[] {
  const files = new Set(readdirSync(`/proc/${pid}/fd`).map((file) => readlinkSync(`/proc/${pid}/fd/${file}`)));
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[state] === listens && files.has(`socket:[${columns[socket]}]`))
    .map((columns) => Number.parseInt(columns[address]?.split(':')[1] ?? '', 16));
}
