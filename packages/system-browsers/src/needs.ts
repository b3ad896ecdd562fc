import { test } from '@playwright/test';
import { type Capability, engines, lacksOf } from './engines';

/** Skips the test that calls this where its engine cannot do something, with the reason from the table of engines. */
export function needs(capability: Capability): void {
  const { browserName = 'chromium' } = test.info().project.use;
  const reason = lacksOf(browserName)[capability];
  test.skip(reason !== undefined, `${engines[browserName].title}, ${capability}: ${reason}`);
}
