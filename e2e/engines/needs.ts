import { test } from '@playwright/test';
import type { Capability } from '@nine-blocks/browsers/engines';
import { engineUnderTest } from './engineUnderTest';

/**
 * Skips what cannot be tested in the engine of this run, with the reason that the table of engines gives: the whole file or group where
 * it stands in one, else the test that says it.
 */
export function needs(...capabilities: readonly Capability[]): void {
  const { title, lacks } = engineUnderTest();
  for (const capability of capabilities) {
    const reason = lacks[capability];
    test.skip(reason !== undefined, `${title}, ${capability}: ${reason}`);
  }
}
