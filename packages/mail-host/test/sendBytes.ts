import { createConnection, type Socket } from 'node:net';
import type { Host } from './host';

/** Sends by hand and resolves, when the connection has closed, with what came back and after how many milliseconds it began and ended. */
export async function sendBytes({ port }: Host, pour: (socket: Socket) => Promise<void>) {
  const started = Date.now();
  let received = '';
  let answeredAfter: number | undefined;
  const socket = createConnection(port, '127.0.0.1', () => void pour(socket));
  socket.on('data', (bytes) => {
    answeredAfter ??= Date.now() - started;
    received += bytes.toString();
  });
  socket.on('error', () => undefined);
  await new Promise((closed) => socket.once('close', closed));
  return { received, answeredAfter, closedAfter: Date.now() - started };
}
