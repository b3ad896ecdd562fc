import { existsSync } from 'node:fs';
import { engines } from '@nine-blocks/system-browsers/engines';
import type { BrowserName } from './openBrowser';

/** The path of each program except the browsers, and its package on Debian. */
const programs = {
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/openbox': 'openbox',
  '/usr/bin/dbus-daemon': 'dbus-daemon',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/bin/gdbus': 'libglib2.0-bin',
  '/usr/bin/orca': 'orca',
  '/usr/bin/xdotool': 'xdotool',
  '/usr/bin/setpriv': 'util-linux',
} as const;

const browsers = { firefox: 'firefox-esr', chromium: 'chromium' } as const;

/** The browser in the engine's variable, else the system's browser; undefined if there is none. It must have a window, because a screen reader needs one. */
export function findBrowser(name: BrowserName): string | undefined {
  const { variable, system } = engines[name];
  return [process.env[variable], ...system].find(
    (path) => path !== undefined && !path.includes('headless') && existsSync(path),
  );
}

/** The packages of Debian that are missing. */
export function missingPackages(): string[] {
  return [
    ...Object.entries(programs).flatMap(([path, debian]) => (existsSync(path) ? [] : [debian])),
    ...(['firefox', 'chromium'] as const).flatMap((name) => (findBrowser(name) === undefined ? [browsers[name]] : [])),
  ];
}
