import { expect, test } from '@playwright/test';
import { takeScreens } from './takeScreens';

test('without a name nothing is photographed', async () => {
  for (const args of [[], ['--draft'], ['no-such-study']]) {
    expect(await takeScreens({ args, ramps: {}, folders: { screens: 'nowhere', videos: 'nowhere' } })).toBe(1);
  }
});
