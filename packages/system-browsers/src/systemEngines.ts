import { type EngineName, engines, type Lacks } from './engines';

/** Whether Firefox and WebKit are the distribution's builds, instead of Playwright's own. */
export const usesSystemEngines = process.env['ENGINES'] === 'system';

/** What an engine of this run cannot do. */
export function lacksOf(name: EngineName): Lacks {
  const { lacks, systemLacks } = engines[name];
  return usesSystemEngines ? { ...lacks, ...systemLacks } : lacks;
}
