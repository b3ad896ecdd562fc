import { existsSync } from 'node:fs';
import { engines } from '@nine-blocks/system-browsers/engines';
import type { BrowserName } from './openBrowser';

/** All programs except the browsers: where a program may be, and Debian's package that brings it. */
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

/** The system's browser with a window, or the one that its variable names; undefined where there is none. A headless one shows nothing to a screen reader. */
export function findBrowser(name: BrowserName): string | undefined {
  const { variable, system } = engines[name];
  return [process.env[variable], ...system].find(
    (path) => path !== undefined && !path.includes('headless') && existsSync(path),
  );
}

/** Debian's packages of what is not there yet. */
export function missingPackages(): string[] {
  return [
    ...Object.entries(programs).flatMap(([path, debian]) => (existsSync(path) ? [] : [debian])),
    ...(['firefox', 'chromium'] as const).flatMap((name) => (findBrowser(name) === undefined ? [browsers[name]] : [])),
  ];
}
