import { type EngineName, engines, type Lacks } from './engines';

/** Whether Firefox and WebKit are the distribution's builds, instead of Playwright's own. */
export const usesSystemEngines = process.env['ENGINES'] === 'system';

/** The capabilities that an engine of this run lacks. */
export function lacksOf(name: EngineName): Lacks {
  const { lacks, systemLacks } = engines[name];
  return usesSystemEngines ? { ...lacks, ...systemLacks } : lacks;
}
