import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { PageInput } from './prerenderPage';
import type { PageAnswer } from './prerenderThread';

/** A thread takes as long to begin as for thirty pages. */
const most = 3;

// Node does not hand on to threads what lets it read TypeScript.
const begin = `import('tsx/esm/api').then(({ tsImport }) => tsImport('./prerenderThread.ts', '${import.meta.url}'))`;

/** Threads beside this one, one for each free processor, that render pages with the bundle in a file; what their pages show is added to `usedMessages`. */
export function startPrerenderThreads(bundleFile: string, usedMessages: Set<string>) {
  const count = Math.min(availableParallelism() - 1, most);
  return Array.from({ length: count }, () => {
    const worker = new Worker(begin, { eval: true, workerData: bundleFile });
    // It waits for pages, and the build does not wait for it.
    worker.unref();
    return async (input: PageInput) => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ input, port: port2 }, [port2]);
      const [{ page, used }] = (await once(port1, 'message')) as [PageAnswer];
      port1.close();
      for (const id of used) usedMessages.add(id);
      if (page instanceof Error) throw page;
      return page;
    };
  });
}
