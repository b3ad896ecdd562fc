import { test } from '@playwright/test';
import type { Capability } from './engines';
import { engineUnderTest } from './engineUnderTest';

/**
 * Skips what cannot be tested in the engine of this run, with the reason from the table of engines: the whole file or group that calls
 * this, or the test that does.
 */
export function needs(...capabilities: readonly Capability[]): void {
  const { title, lacks } = engineUnderTest();
  for (const capability of capabilities) {
    const reason = lacks[capability];
    test.skip(reason !== undefined, `${title}, ${capability}: ${reason}`);
  }
}
