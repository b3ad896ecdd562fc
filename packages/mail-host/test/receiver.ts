import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A program that gets posts and answers with a status. */
interface Receiver extends AsyncDisposable {
  url: string;
  taken: { headers: IncomingHttpHeaders; body: string }[];
  status: number;
}

/** Starts one on this machine; `await using` ends it. */
export async function startReceiver(status = 200): Promise<Receiver> {
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      receiver.taken.push({ headers: req.headers, body });
      res.writeHead(receiver.status, { Location: 'http://127.0.0.1:1/' }).end();
    });
  });
  const receiver: Receiver = {
    url: '',
    taken: [],
    status,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads?key=secret`;
  return receiver;
}
