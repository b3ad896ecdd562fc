import { type Locator, test } from '@playwright/test';
import { chromiumsOwn, type EnginesOwn } from './enginesOwn';
import { chromiumsTree } from '../trees/chromiumsTree';
import type { TreeNode } from '../trees/treeLines';
import { wideScreen } from '../pages/wideScreen';

export interface EngineFixtures {
  /** What the engine's own accessibility tree says of an element; ask `needs('accessibleElement')` first. */
  enginesOwn: (locator: Locator) => Promise<EnginesOwn>;
  /** The page's tree in reading order, as the engine hands it to screen readers; ask `needs('accessibilityTree')` first. */
  enginesTree: () => Promise<TreeNode[]>;
  /** Presses a key, or keys as in 'Shift+Tab', as the keyboard would: Tab moves the focus, Enter activates. */
  press: (key: string) => Promise<void>;
  /** Whether the screen is as narrow as a phone's: the menu is a drawer there. Not every engine imitates a whole phone. */
  isNarrow: boolean;
}

/** The engine's fixtures where Playwright drives its own build, or Chromium. */
export const ownTest = test.extend<EngineFixtures>({
  enginesOwn: async ({ page }, use) => {
    await use((locator) => chromiumsOwn(page, locator));
  },
  enginesTree: async ({ page }, use) => {
    await use(() => chromiumsTree(page));
  },
  press: async ({ page }, use) => {
    await use((key) => page.keyboard.press(key));
  },
  isNarrow: async ({ viewport }, use) => {
    await use(viewport !== null && viewport.width < wideScreen);
  },
});
