import type {
  Locator,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test';

/** A node of an accessibility tree. States that are off are left out. */
export interface TreeNode {
  role: string;
  name: string;
  states: Record<string, string>;
}

/** What an engine's accessibility tree says of one element. */
export type AccessibleElement = Pick<TreeNode, 'role' | 'name'>;

/** What tests ask of an engine itself, beyond Playwright's own interface. */
export interface EngineFixtures {
  /** What the engine tells assistive technology of an element; needs the capability `accessibleElement`. */
  accessibleElement: (locator: Locator) => Promise<AccessibleElement>;
  /** What the engine tells assistive technology of the page, in reading order; needs the capability `accessibilityTree`. */
  accessibilityTree: () => Promise<TreeNode[]>;
}

/** What controls a browser that Playwright alone cannot: a `test` with other fixtures, and the options that start it. */
export interface Driver {
  test: TestType<
    PlaywrightTestArgs & PlaywrightTestOptions & EngineFixtures,
    PlaywrightWorkerArgs & PlaywrightWorkerOptions
  >;
  use: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;
}
