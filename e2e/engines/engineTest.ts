import { wideScreen } from '../support/wideScreen';
import { chromiumTest } from './chromiumTest';
import { driver } from './driver';

interface Fixtures {
  /** Presses a key, or keys as in 'Shift+Tab', as the keyboard would: Tab moves the focus, Enter activates. */
  press: (key: string) => Promise<void>;
  /** Whether the screen is as narrow as a phone's: the menu is a drawer there. Not every engine imitates a whole phone. */
  isNarrow: boolean;
}

const test = driver === undefined ? chromiumTest : driver.test;

/** Playwright's `test` for the engine of this run. */
export const engineTest = test.extend<Fixtures>({
  press: async ({ page }, use) => {
    await use((key) => page.keyboard.press(key));
  },
  isNarrow: async ({ viewport }, use) => {
    await use(viewport !== null && viewport.width < wideScreen);
  },
});
