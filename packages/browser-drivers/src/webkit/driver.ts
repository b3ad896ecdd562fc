import type { Driver } from '@nine-blocks/browsers/driver';

export { test } from './test';

/** Playwright connects to a WebKitGTK that the fixtures start. */
export const use: Driver['use'] = { browserName: 'webkit' };
