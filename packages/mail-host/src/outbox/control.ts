import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { placeSocket } from './placeSocket';

/** The path of a socket can have 107 bytes on Linux, and 103 on macOS; `.` and the number of a file can follow. */
const longestPath = 82;

function socketIn(folder: string): string {
  const path = join(folder, 'control');
  if (Buffer.byteLength(path) > longestPath) throw new Error(`The path of the outbox's folder is too long: ${folder}`);
  return path;
}

/** Another running process uses the folder. */
export class FolderTakenError extends Error {
  constructor(folder: string) {
    super(`Another process is running on the outbox ${folder}: one host for each folder`);
  }
}

type Run = (args: readonly string[]) => Promise<string>;

/**
 * Reserves a folder for this process with a socket that only its user can open. The kernel closes the socket when the process ends, even after a crash.
 * `serve` starts to run the commands of `leads` that come through the socket. Rejects if another process uses the folder.
 */
export async function takeFolder(folder: string): Promise<{ serve: (run: Run) => void; release: () => Promise<void> }> {
  const path = socketIn(folder);
  let serve: (run: Run) => void = () => undefined;
  const ready = new Promise<Run>((resolve) => (serve = resolve));
  const server = createServer((req, res) => {
    const answer = async () => (await ready)((await json(req)) as string[]);
    answer().then(
      (said) => res.end(said),
      (error: unknown) => res.writeHead(400).end(error instanceof Error ? error.message : String(error)),
    );
  });
  const own = `${path}.${randomBytes(8).toString('hex')}`;
  // It listens before it gets the path, because others would remove a socket there that does not listen yet.
  await once(server.listen(own), 'listening');
  let isOwner = false;
  try {
    isOwner = await placeSocket(own, path);
  } finally {
    await rm(own);
    if (!isOwner) server.close();
  }
  if (!isOwner) throw new FolderTakenError(folder);
  // The socket must not keep a host alive that cannot read its folder.
  server.unref();
  const release = async () => {
    if (!server.listening) return;
    // While the process still listens, no other can have put its socket here.
    await rm(path, { force: true });
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    await closed;
  };
  return { serve, release };
}

/** Asks the host of a folder to run a command. Rejects with the host's message if the command fails. */
export async function askHost(folder: string, args: readonly string[]): Promise<string> {
  const sent = request({ socketPath: socketIn(folder), method: 'POST' });
  sent.end(JSON.stringify(args));
  const [answer] = await once(sent, 'response');
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(said);
  return said;
}
