import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';

/** A socket's path holds 107 bytes on Linux, fewer elsewhere. */
const longestPath = 100;

function socketIn(folder: string): string {
  const path = join(folder, 'control');
  if (Buffer.byteLength(path) > longestPath) throw new Error(`The outbox's folder has too long a path: ${folder}`);
  return path;
}

type Run = (args: readonly string[]) => Promise<string>;

/**
 * Lets `leads` work on the outbox of a running host: through a socket in its folder, which only the host's user can open.
 * Resolves with the function that ends it.
 */
export async function serveCommands(folder: string, run: Run): Promise<() => Promise<void>> {
  const path = socketIn(folder);
  // The socket of a host that died: this host has the folder's lock.
  await rm(path, { force: true });
  const server = createServer((req, res) => {
    const answer = async () => run((await json(req)) as string[]);
    answer().then(
      (said) => res.end(said),
      (error: unknown) => res.writeHead(400).end(error instanceof Error ? error.message : String(error)),
    );
  });
  await once(server.listen(path), 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

/** Asks the host of a folder to run a command. Rejects with its words when it cannot be done. */
export async function askHost(folder: string, args: readonly string[]): Promise<string> {
  const sent = request({ socketPath: socketIn(folder), method: 'POST' });
  sent.end(JSON.stringify(args));
  const [answer] = await once(sent, 'response');
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(said);
  return said;
}
