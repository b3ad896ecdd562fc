import type { Driver } from '@nine-blocks/system-browsers/driver';
import { findEngine } from '@nine-blocks/system-browsers/findEngine';
import { engineName } from './engineUnderTest';

async function loadDriver(): Promise<Driver> {
  // A variable, so that nothing but a run that needs a driver needs that package.
  const specifier: string = `@nine-blocks/system-browsers/${engineName}/driver`;
  return (await import(specifier)) as Driver;
}

/** What controls the browser of this run where Playwright alone cannot; undefined where it can. */
export const driver: Driver | undefined = findEngine(engineName)?.needsDriver === true ? await loadDriver() : undefined;
