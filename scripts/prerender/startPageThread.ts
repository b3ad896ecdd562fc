import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Answer, Order, Tasks } from './pageThread';

type Asked<Task extends (...values: never[]) => unknown> = (
  ...values: Parameters<Task>
) => Promise<Awaited<ReturnType<Task>>>;

/** What a page becomes in addition to its HTML: another thread does it, since it needs nothing but data. */
export type PageWork = { [Name in keyof Tasks]: Asked<Tasks[Name]> };

// Node does not hand on to threads what lets it read TypeScript.
const begin = `import('tsx/esm/api').then(({ tsImport }) => tsImport('./pageThread.ts', '${import.meta.url}'))`;

/** A thread that draws share pictures and writes Markdown while this one renders pages. */
export function startPageThread(): PageWork {
  const worker = new Worker(begin, { eval: true });
  // It waits for pages, and nothing waits for it.
  worker.unref();
  const ask = async <Result>(name: keyof Tasks, values: readonly unknown[]): Promise<Result> => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ name, values, port: port2 } satisfies Order, [port2]);
    const [answer] = (await once(port1, 'message')) as [Answer<Result>];
    port1.close();
    if ('error' in answer) throw answer.error;
    return answer.result;
  };
  return {
    pageMarkdown: (...values) => ask('pageMarkdown', values),
    shareImage: (...values) => ask('shareImage', values),
  };
}
