import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Starts a server on this machine; `await using` ends it. */
export async function startServer(listener: RequestListener): Promise<AsyncDisposable & { origin: string }> {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Starts a server that receives posts and answers with `status`, which a test can change. */
export async function startReceiver(status = 200) {
  const taken: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = await startServer((req, res) => {
    void text(req).then((body) => {
      taken.push({ headers: req.headers, body });
      res.writeHead(receiver.status, { Location: 'http://127.0.0.1:1/' }).end();
    });
  });
  const receiver = { ...server, url: `${server.origin}/leads?key=secret`, taken, status };
  return receiver;
}
