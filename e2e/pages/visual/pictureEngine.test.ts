import { expect, test } from '@playwright/test';
import { type PictureEngine, reasonNotToCompare } from './pictureEngine';

test('stored pictures count for one engine only, and the reason names what differs', () => {
  const shell: PictureEngine = { product: 'HeadlessChrome/156', platform: 'linux x64', fonts: 'serif 1' };
  const reason = (difference: Partial<PictureEngine>) => reasonNotToCompare({ ...shell, ...difference }, shell);
  expect(reason({})).toBeUndefined();
  expect(reason({ product: 'Chrome/156' })).toMatch(/product Chrome\/156, not HeadlessChrome\/156$/);
  expect(reason({ product: 'HeadlessChrome/157' })).toContain('HeadlessChrome/157');
  expect(reason({ platform: 'darwin arm64' })).toContain('darwin');
  expect(reason({ fonts: 'serif 2' })).toContain('fonts serif 2, not serif 1');
});
