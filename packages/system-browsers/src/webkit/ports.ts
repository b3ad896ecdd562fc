import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

const socketOf = (pid: number, file: string) => {
  try {
    return /^socket:\[(\d+)\]/.exec(readlinkSync(`/proc/${pid}/fd/${file}`))?.[1];
  } catch {
    // Closed since it was listed.
    return undefined;
  }
};

/** In `/proc/net/tcp`: the column of the address, that of the state, that of the socket, and the state of one that listens. */
const [address, state, socket, listens] = [1, 3, 9, '0A'];

/** The ports on which a process listens: some programs choose theirs and tell nobody. */
export function listeningPorts(pid: number): number[] {
  const sockets = new Set(readdirSync(`/proc/${pid}/fd`).map((file) => socketOf(pid, file)));
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[state] === listens && sockets.has(columns[socket]))
    .map((columns) => Number.parseInt(columns[address]?.split(':')[1] ?? '', 16));
}

/** A port that is free now, for a program that wants to be told one. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  if (bound === null || typeof bound === 'string') throw new Error('No port is free.');
  return bound.port;
}
