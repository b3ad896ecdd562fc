import { test } from '@playwright/test';
import type { Capability, Lacks } from './engines';
import { lacksOf } from './systemEngines';

/** The capabilities that the engine of the current test lacks. */
export function lacks(): Lacks {
  // Playwright's devices name their engine as the default.
  const { browserName, defaultBrowserType } = test.info().project.use;
  return lacksOf(browserName ?? defaultBrowserType ?? 'chromium');
}

/** Skips the current test if its engine lacks a capability, with the reason from the table of engines. */
export function needs(capability: Capability): void {
  const reason = lacks()[capability];
  test.skip(reason !== undefined, `${capability}: ${reason}`);
}
