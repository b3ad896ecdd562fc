import { once } from 'node:events';
import { link, rm, stat } from 'node:fs/promises';
import { createConnection } from 'node:net';

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
 * with the number of the socket's file (`control` and the number), in the same way; so only one removes it, and never a socket that another process
 * has put there meanwhile.
 */
export async function placeSocket(own: string, path: string, control: string = path): Promise<boolean> {
  while (!(await isCreated(own, path))) {
    const number = await fileNumber(path);
    if (await answers(path)) return false;
    if (number === undefined) continue;
    const right = `${control}.${number}`;
    if (!(await placeSocket(own, right, control))) return false;
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
