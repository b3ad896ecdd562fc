import { once } from 'node:events';
import type { Server } from 'node:http';

/** Something that whoever started the server can mend: its message says how. */
export class StartError extends Error {}

/** A running server: its port, and how to stop it (at most a second is left to answers under way). */
interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Reads the PORT variable, 3000 when it is missing or empty. Throws a StartError unless it is an integer from 0 (any free port) to 65535. */
export function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000;
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new StartError(`PORT must be a whole number from 0 to 65535, but it is "${text}".`);
}

/**
 * Listens on 127.0.0.1 and, where the machine has IPv6, on ::1, so that `localhost` reaches the site whichever way it
 * resolves, and no other machine does. `create` makes one server per address. Throws a StartError when the port is taken.
 */
export async function listenLocal(create: () => Server, port: number): Promise<Listening> {
  const ipv4 = create();
  await listen(ipv4, port, '127.0.0.1');
  const actual = portOf(ipv4);
  const servers = [ipv4];
  try {
    const ipv6 = create();
    await listen(ipv6, actual, '::1');
    servers.push(ipv6);
  } catch (error) {
    if (error instanceof StartError) {
      ipv4.close();
      throw error;
    }
  }
  return {
    port: actual,
    close: async () => void (await Promise.all(servers.map(close))),
  };
}

/** The port of a server that is listening; throws for one that is not. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** Listens on one address. Throws a StartError when the port is taken or forbidden. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is in use by another program. Stop that program, or choose another port, for example PORT=${port < 65_535 ? port + 1 : 3000}.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartError(`Port ${port} needs special rights. Choose one above 1023, for example PORT=3000.`);
    }
    throw error;
  }
}

async function close(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), 1000);
  await new Promise((done) => {
    server.close(done);
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}
