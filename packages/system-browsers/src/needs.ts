import { test } from '@playwright/test';
import type { Capability, Lacks } from './engines';
import { lacksOf } from './systemEngines';

/** What the engine of the test that calls this cannot do. */
export function lacks(): Lacks {
  // Playwright's devices name their engine as the default.
  const { browserName, defaultBrowserType } = test.info().project.use;
  return lacksOf(browserName ?? defaultBrowserType ?? 'chromium');
}

/** Skips the test that calls this where its engine cannot do something, with the reason from the table of engines. */
export function needs(capability: Capability): void {
  const reason = lacks()[capability];
  test.skip(reason !== undefined, `${capability}: ${reason}`);
}
