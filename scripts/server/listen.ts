import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../programs/command';

/** A running server. `close` also ends its open connections. */
interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Reads the PORT variable; the default is 3000. Throws a UsageError if it is no integer from 0 (any free port) to 65535. */
export function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000;
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`PORT must be a whole number from 0 to 65535, but it is "${text}".`);
}

/** Listens on 127.0.0.1, so that no other machine reaches the server. Throws a UsageError if the port is in use. */
export async function listenLocal(server: Server, port: number): Promise<Listening> {
  server.listen({ port, host: '127.0.0.1' });
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new UsageError(
        `Port ${port} is in use by another program. Stop that program, or write another port into .env: PORT=0 is any free one.`,
      );
    }
    throw error;
  }
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { port: (server.address() as AddressInfo).port, close };
}
