import { existsSync } from 'node:fs';
import { engines } from '@nine-blocks/system-browsers/engines';
import type { BrowserName } from './openBrowser';

/** The system's browser with a window, or the one that its variable names; undefined where there is none. A headless one shows nothing to a screen reader. */
export function findBrowser(name: BrowserName): string | undefined {
  const { variable, system } = engines[name];
  return [process.env[variable], ...system].find(
    (path) => path !== undefined && !path.includes('headless') && existsSync(path),
  );
}
