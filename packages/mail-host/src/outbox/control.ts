import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';

/** A socket's path holds 107 bytes on Linux, fewer elsewhere, and a socket that is moved aside has a longer one. */
const longestPath = 90;

function socketIn(folder: string): string {
  const path = join(folder, 'control');
  if (Buffer.byteLength(path) > longestPath) throw new Error(`The outbox's folder has too long a path: ${folder}`);
  return path;
}

/** Another process has the folder, and it is running. */
export class FolderTakenError extends Error {
  constructor(folder: string) {
    super(`Another process is running on the outbox ${folder}: one host for each folder`);
  }
}

type Run = (args: readonly string[]) => Promise<string>;

/**
 * Takes a folder for this process alone, by a socket in it that only its user can open: the kernel closes it when the process ends, in whatever way. `serve`
 * begins to run the commands of `leads` that come through the socket. Rejects where another process has the folder.
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
  const listens = () =>
    once(server.listen(path), 'listening').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      return undefined;
    });
  while ((await listens()) === undefined) {
    if ((await answers(path)) || !(await removeStale(path))) throw new FolderTakenError(folder);
  }
  // A host that cannot read its folder ends.
  server.unref();
  const release = async () => {
    if (!server.listening) return;
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    await closed;
  };
  return { serve, release };
}

/** Whether a process listens on a socket. */
async function answers(path: string): Promise<boolean> {
  const socket = createConnection(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    return !['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');
  } finally {
    socket.destroy();
  }
}

/** Removes the socket of a process that is gone; false, and it stays, where another process has just taken its place. */
async function removeStale(path: string): Promise<boolean> {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  if (await answers(aside)) {
    await rename(aside, path);
    return false;
  }
  await rm(aside, { force: true });
  return true;
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
