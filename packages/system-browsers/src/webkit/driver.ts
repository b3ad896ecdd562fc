import type { Driver } from '../driver';

export { test } from './test';

/** Playwright connects to a WebKitGTK that the fixtures start. */
export const use: Driver['use'] = { browserName: 'webkit' };
