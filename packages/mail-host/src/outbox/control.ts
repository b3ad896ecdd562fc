import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';

/** The path of a socket can have 107 bytes on Linux, and fewer on other systems. Renaming a stale socket makes its path longer. */
const longestPath = 90;

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
  const listens = () =>
    once(server.listen(path), 'listening').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      return undefined;
    });
  while ((await listens()) === undefined) {
    if ((await answers(path)) || !(await removeStale(path))) throw new FolderTakenError(folder);
  }
  // The socket must not keep a host alive that cannot read its folder.
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

/**
 * Removes the socket of a process that has ended. Returns false and keeps the socket if another process has just created it. Known gap: while such a
 * socket is moved, a third process that starts at the same moment can create its own, so that two use the folder.
 */
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

/** Asks the host of a folder to run a command. Rejects with the host's message if the command fails. */
export async function askHost(folder: string, args: readonly string[]): Promise<string> {
  const sent = request({ socketPath: socketIn(folder), method: 'POST' });
  sent.end(JSON.stringify(args));
  const [answer] = await once(sent, 'response');
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(said);
  return said;
}
