import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Running, startProgram } from '@nine-blocks/system-browsers/startProgram';
import { waitFor } from '@nine-blocks/system-browsers/waitFor';

const run = promisify(execFile);

/** Starts a program. At the end it has three seconds to end its own programs. */
export const startGently = (file: string, args: readonly string[], env: NodeJS.ProcessEnv): Running =>
  startProgram(file, args, env, 3000);

/** A virtual desktop with everything that a browser and a screen reader need. */
export interface Desktop {
  env: NodeJS.ProcessEnv;
  /** A folder that is removed together with the desktop. */
  folder: string;
  /** Runs a program on the desktop; resolves with its output. */
  run: (file: string, ...args: string[]) => Promise<string>;
  end: () => Promise<void>;
}

const screen = '1280x900x24';

/** The same environment on every machine: no settings of a user, English, no graphics card. */
const plainEnvironment = {
  LANG: 'C.UTF-8',
  GNOME_ACCESSIBILITY: '1',
  GTK_MODULES: 'gail:atk-bridge',
  GSETTINGS_BACKEND: 'memory',
  GTK_USE_PORTAL: '0',
  LIBGL_ALWAYS_SOFTWARE: '1',
  MOZ_CRASHREPORTER_DISABLE: '1',
  MOZ_ENABLE_WAYLAND: '0',
};

/** Announces to all programs that a screen reader runs. Rejects while there is no accessibility bus. */
async function announceReader(desktop: Pick<Desktop, 'run'>): Promise<true> {
  const call = ['call', '--session', '-d', 'org.a11y.Bus', '-o', '/org/a11y/bus', '-m'];
  await desktop.run('gdbus', ...call, 'org.a11y.Bus.GetAddress');
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    await desktop.run('gdbus', ...call, 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', property, '<true>');
  }
  return true;
}

/** Starts a display, a session bus, a window manager and the accessibility bus. Any number of desktops can run at the same time. */
export async function startDesktop(): Promise<Desktop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'screen-reader-'));
  const home = path.join(folder, 'home');
  const runtime = path.join(folder, 'runtime');
  mkdirSync(home);
  mkdirSync(runtime, { mode: 0o700 });
  const base = { PATH: process.env['PATH'], ...plainEnvironment, HOME: home, XDG_RUNTIME_DIR: runtime };

  const display = startGently(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp', '-noreset'],
    base,
  );
  const bus = startGently('dbus-daemon', ['--session', '--nofork', '--print-address=3'], base);
  const [number, address] = await Promise.all([display.firstLine(), bus.firstLine()]);
  const env = { ...base, DISPLAY: `:${number}`, DBUS_SESSION_BUS_ADDRESS: address };
  const windows = startGently('openbox', [], env);
  const accessibility = startGently('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'], env);

  const desktop = {
    env,
    folder,
    run: async (file: string, ...args: string[]) => (await run(file, args, { env, timeout: 60_000 })).stdout,
    end: async () => {
      for (const program of [accessibility, windows, bus, display]) await program.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
  await waitFor(
    () => 'There is no accessibility bus',
    () => announceReader(desktop),
    20_000,
  );
  return desktop;
}
