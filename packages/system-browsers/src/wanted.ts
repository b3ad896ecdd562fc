import type { PlaywrightTestOptions } from '@playwright/test';

type Options = Pick<PlaywrightTestOptions, 'baseURL' | 'viewport' | 'locale' | 'colorScheme' | 'javaScriptEnabled'>;

/** What a test asks of its browser, as far as Playwright cannot tell it to the distribution's builds. */
export type Wanted = Options & Omit<PlaywrightTestOptions['contextOptions'], keyof Options>;
