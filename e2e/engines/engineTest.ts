import { firefoxTest } from '../../packages/browser-drivers/src/firefox/firefoxTest';
import { engineUnderTest } from './engineUnderTest';
import { ownTest } from './ownTest';
import { webkitTest } from '../../packages/browser-drivers/src/webkit/webkitTest';

/** Playwright's `test`, with what the engine of this run needs in place of Playwright's own fixtures. */
function testOfEngine(): typeof ownTest {
  const { name, needsDriver } = engineUnderTest();
  if (!needsDriver) return ownTest;
  switch (name) {
    case 'chromium':
      return ownTest;
    case 'firefox':
      return firefoxTest;
    case 'webkit':
      return webkitTest;
  }
}

export const engineTest = testOfEngine();
