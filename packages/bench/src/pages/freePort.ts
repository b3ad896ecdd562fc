import { createServer } from 'node:http';
import { listen, portOf } from '../../../../scripts/server/listen';

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server, 0, '127.0.0.1');
  const port = portOf(server);
  await new Promise((done) => {
    server.close(done);
  });
  return port;
}
