import type { PlaywrightTestOptions } from '@playwright/test';

type Options = Pick<PlaywrightTestOptions, 'baseURL' | 'viewport' | 'locale' | 'colorScheme' | 'javaScriptEnabled'>;

/** The options of a test that Playwright cannot give the distribution's builds. */
export type Wanted = Options & Omit<PlaywrightTestOptions['contextOptions'], keyof Options>;
