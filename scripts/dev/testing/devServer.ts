import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { test as base } from '../../server/testing/site';

const root = resolve(import.meta.dirname, '../../..');
const tsx = createRequire(import.meta.url).resolve('tsx');

interface Running {
  child: ChildProcess;
  origin: string;
  ended: Promise<unknown[]>;
}

/** With a development server of its own for each test that asks for one. */
export const test = base.extend<{ project: string; dev: Running }>({
  /** The folder whose sources are served. */
  project: [root, { option: true }],
  dev: async ({ folder, project }, provide) => {
    const child = spawn(process.execPath, ['--import', tsx, 'scripts/dev.ts'], {
      cwd: project,
      env: { ...process.env, PORT: '0', MAILBOX: join(folder, 'mails') },
    });
    const ended = once(child, 'close');
    let output = '';
    const origin = await new Promise<string>((tell, fail) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text: Buffer) => {
          output += text.toString();
          const found = /Site: (http:\/\/localhost:\d+)\n/.exec(output)?.[1];
          if (found !== undefined) tell(found);
        });
      }
      void ended.then(() => {
        fail(new Error(`The development server ended: ${output}`));
      });
    });
    await provide({ child, origin, ended });
    child.kill('SIGKILL');
    await ended;
  },
});
