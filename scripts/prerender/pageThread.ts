import { type MessagePort, parentPort } from 'node:worker_threads';
import { pageMarkdown } from '../seo/pageMarkdown';
import { shareImage } from '../share-images/shareImage';

const tasks = { pageMarkdown, shareImage };
export type Tasks = typeof tasks;

/** One task to do, and where its answer is awaited. */
export interface Order {
  name: keyof Tasks;
  values: readonly unknown[];
  port: MessagePort;
}

/** What a task gives, or why it failed. */
export type Answer<Result> = { result: Result } | { error: unknown };

// Runs as a thread of its own (startPageThread.ts).
parentPort?.on('message', ({ name, values, port }: Order) => {
  const task = tasks[name] as (...all: readonly unknown[]) => unknown;
  const tell = (answer: Answer<unknown>) => {
    port.postMessage(answer);
  };
  Promise.resolve()
    .then(() => task(...values))
    .then(
      (result) => {
        tell({ result });
      },
      (error: unknown) => {
        tell({ error });
      },
    );
});
