import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { link, rm, stat } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';

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
  await once(server.listen(own), 'listening');
  let isOwner = false;
  try {
    isOwner = await place(own, path);
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
 * Puts a link to this process's socket at a path, instead of the socket of a process that has ended. Returns false if a running process has the path.
 *
 * Creating a link fails if the path exists, so only one process gets a free path. To remove a stale socket, a process first gets the path that ends
 * with the number of the socket's file, in the same way; so only one removes it, and never a socket that another process has put there meanwhile.
 */
async function place(own: string, path: string, control: string = path): Promise<boolean> {
  while (!(await isCreated(own, path))) {
    const number = await fileNumber(path);
    if (await answers(path)) return false;
    if (number === undefined) continue;
    const right = `${control}.${number}`;
    if (!(await place(own, right, control))) return false;
    if (!(await answers(path)) && (await fileNumber(path)) === number) await rm(path);
    await rm(right);
  }
  return true;
}

async function isCreated(own: string, path: string): Promise<boolean> {
  return link(own, path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return false;
    },
  );
}

/** The number of a file in its file system, or undefined if there is none. */
async function fileNumber(path: string): Promise<bigint | undefined> {
  return stat(path, { bigint: true }).then(
    ({ ino }) => ino,
    () => undefined,
  );
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
