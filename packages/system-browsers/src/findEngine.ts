import { existsSync } from 'node:fs';
import { type EngineName, engines } from './engines';

interface FoundEngine {
  /** The path of the executable. */
  path: string;
  /** The source of the build, in words. */
  source: string;
}

/**
 * Finds the browser for an engine: the browser in the engine's variable, else Playwright's own Chromium, else the system's browser; undefined if
 * there is none. A headless shell has no window.
 */
export function findEngine(name: EngineName, { headless = true } = {}): FoundEngine | undefined {
  const { variable, playwright, system, alongside } = engines[name];
  const isUsable = (file: string) => (headless || !/headless[-_]shell/.test(file)) && existsSync(file);

  const named = process.env[variable];
  if (named !== undefined && isUsable(named)) return { path: named, source: variable };

  const own = playwright?.().find(isUsable);
  if (own !== undefined) return { path: own, source: 'Playwright’s own' };

  const path = system.find(isUsable);
  const isComplete = alongside.every((files) => files.some((file) => existsSync(file)));
  return path !== undefined && isComplete ? { path, source: 'the system’s' } : undefined;
}
