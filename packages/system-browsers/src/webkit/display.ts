import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './ports';
import { startProgram } from '../startProgram';
import { neededProgram, programPath } from './programs';
import { scratchFolder } from './scratchFolder';

/** Where windows are drawn that nobody looks at. */
export interface Display {
  /** Whether a window there has the focus: on Broadway none ever has, and `:focus-visible` matches nothing. */
  hasFocus: boolean;
  env: NodeJS.ProcessEnv;
  end: () => Promise<void>;
}

/** A side of the screen. A window starts in its middle, where the pointer rests: without a window manager the window below it has the focus. */
export const screenSide = 4096;

async function startXvfb(): Promise<Display> {
  const screen = `${screenSide}x${screenSide}x24`;
  const server = startProgram(neededProgram('Xvfb'), [
    '-displayfd',
    '3',
    '-screen',
    '0',
    screen,
    '-nolisten',
    'tcp',
    '-noreset',
  ]);
  // The server chooses a free display and writes its number once it is ready.
  const pipe = server.process.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe for its display number.');
  const [number]: unknown[] = await Promise.race([once(pipe, 'data'), server.failure]);
  return { hasFocus: true, env: { GDK_BACKEND: 'x11', DISPLAY: `:${String(number).trim()}` }, end: server.end };
}

/** GTK's own display for browsers: installed with GTK, but a window there never has the focus, and one server serves one browser only. */
async function startBroadway(): Promise<Display> {
  const folder = mkdtempSync(path.join(scratchFolder(), 'broadway-'));
  // Its number becomes the name of a socket in this folder: any will do, but it also is a port where nothing says otherwise.
  const name = `:${await freePort()}`;
  const env = { XDG_RUNTIME_DIR: folder };
  const server = startProgram(neededProgram('broadwayd'), ['--unixsocket', path.join(folder, 'http'), name], {
    ...process.env,
    ...env,
  });
  return {
    hasFocus: false,
    env: { ...env, GDK_BACKEND: 'broadway', BROADWAY_DISPLAY: name },
    end: async () => {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a display: Xvfb where it is installed, for it has a true focus; else Broadway. */
export async function startDisplay(): Promise<Display> {
  return programPath('Xvfb') === undefined ? startBroadway() : startXvfb();
}
