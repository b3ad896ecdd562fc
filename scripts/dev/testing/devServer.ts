import { join, resolve } from 'node:path';
import { type Run, test as base } from '../../server/testing/program';

/** A test with its own development server. */
export const test = base.extend<{ project: string; dev: Run & { origin: string } }>({
  /** The server reads the sources in this folder. */
  project: [resolve(import.meta.dirname, '../../..'), { option: true }],
  dev: async ({ folder, project, start }, provide) => {
    const run = start(join(project, 'scripts/dev.ts'), { PORT: '0', MAILBOX: join(folder, 'mails') }, [], project);
    const port = await run.port;
    if (port === undefined) throw new Error(`The development server ended: ${run.output()}`);
    await provide({ ...run, origin: `http://localhost:${port}` });
  },
});
