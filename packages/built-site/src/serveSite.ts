import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { UsageError } from './options';

/** A server under way: where it is, and how to stop it. */
export interface SiteServer {
  /** `http://127.0.0.1:40001`, without a slash at the end. */
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Serves a built site by the project's own `npm run serve`, on a free port. `folder` is the project, `root` another folder than its
 * `dist/`. Throws a UsageError with what the program said where it does not start.
 */
export async function serveSite({ folder = '.', root }: { folder?: string; root?: string } = {}): Promise<SiteServer> {
  const args = ['run', '--silent', 'serve', ...(root === undefined ? [] : ['--', '--root', path.resolve(root)])];
  // A process group of its own: npm starts the server by a shell, and all three shall end.
  const child = spawn('npm', args, { cwd: folder, detached: true, env: { ...process.env, PORT: '0' } });
  const ended = once(child, 'close');
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', kill);
  let said = '';
  const port = await new Promise<string | undefined>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        said += text.toString();
        const found = /^Site: http:\/\/localhost:(\d+)/m.exec(said)?.[1];
        if (found !== undefined) done(found);
      });
    }
    void ended.then(() => done(undefined));
  });
  if (port === undefined)
    throw new UsageError(`npm run serve did not start in ${path.resolve(folder)}:\n${said.trim()}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      process.removeListener('exit', kill);
      kill();
      await ended;
    },
  };
}
