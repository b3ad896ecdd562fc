import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { UsageError } from '../programs/command';

/** A running server: its port, and how to stop it immediately. */
interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Reads the PORT variable, 3000 when it is missing or empty. Throws a UsageError unless it is an integer from 0 (any free port) to 65535. */
export function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000;
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`PORT must be a whole number from 0 to 65535, but it is "${text}".`);
}

/** The port of a server that is listening; throws for one that is not. */
function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/**
 * Listens on 127.0.0.1, so that no other machine reaches the server. Throws a UsageError when the port is taken, there or on [::1], where
 * browsers look for localhost first.
 */
export async function listenLocal(server: Server, port: number): Promise<Listening> {
  const probe = createServer();
  try {
    server.listen({ port, host: '127.0.0.1' });
    await once(server, 'listening');
    probe.listen({ port: portOf(server), host: '::1' });
    await once(probe, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      server.close();
      throw new UsageError(
        `Port ${port} is in use by another program. Stop that program, or write another port into .env: PORT=0 is any free one.`,
      );
    }
    // A machine may have no [::1].
    if (!server.listening) throw error;
  }
  probe.close();
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { port: portOf(server), close };
}
