import { createRequire } from 'node:module';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type PageInput, type PrerenderBundle, type Prerendered, prerenderPage } from './prerenderPage';

/** A page that a thread was asked for, or why there is none, and the messages that it has shown since the last one. */
export interface PageAnswer {
  page: Prerendered | Error;
  used: ReadonlySet<string>;
}

// Runs as a thread of its own (prerenderThreads.ts).
const bundle = createRequire(import.meta.url)(workerData as string) as PrerenderBundle;

parentPort?.on('message', ({ input, port }: { input: PageInput; port: MessagePort }) => {
  const tell = (page: PageAnswer['page']) => {
    port.postMessage({ page, used: bundle.usedMessages } satisfies PageAnswer);
    bundle.usedMessages.clear();
  };
  prerenderPage(input, bundle).then(tell, tell);
});
