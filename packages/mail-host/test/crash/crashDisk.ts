import { type Disk, disk } from '../../src/outbox/disk';

/** The point where a host kills itself: the number of a call that changes its folder, and before it, after it or in the middle of writing. */
export interface CrashPoint {
  step: number;
  side: 'before' | 'after' | 'half';
}

const die = () => process.kill(process.pid, 'SIGKILL');

/** A disk that kills its host at one point, as `kill -9` does. */
export function crashDisk({ step, side }: CrashPoint): Disk {
  let steps = 0;

  /** Wraps a call, so that it kills the host if it is the chosen one. */
  function guarded<A extends unknown[], R>(call: (...args: A) => Promise<R>, half: (...args: A) => Promise<unknown>) {
    return async (...args: A): Promise<R> => {
      steps += 1;
      if (steps !== step) return call(...args);
      if (side === 'half') await half(...args);
      if (side === 'after') await call(...args);
      die();
      return new Promise(() => undefined);
    };
  }

  const nothing = () => Promise.resolve();
  return {
    create: guarded(disk.create, nothing),
    write: guarded(disk.write, (file, text) => disk.write(file, text.slice(0, text.length / 2))),
    sync: guarded(disk.sync, nothing),
    rename: guarded(disk.rename, nothing),
    syncFolder: guarded(disk.syncFolder, nothing),
    remove: guarded(disk.remove, nothing),
  };
}
